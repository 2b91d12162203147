import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ActivityIcon } from './activity-icon.tsx'
import { activityTypes } from '#domain/activities/activities.ts'

test('each of the ten kinds of activity has an icon of its own, which screen readers pass over', () => {
  const drawn = activityTypes.map(type => renderToString(<ActivityIcon type={type} />))
  expect(new Set(drawn).size).toBe(10)
  for (const icon of drawn) expect(icon).toMatch(/^<svg[^>]* aria-hidden="true"/)
})

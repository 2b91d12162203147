import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'

/** Sets the assessments of the person signed in on a page back by so many days, as if their program had run since. */
export async function assessDaysAgo(page: Page, days: number): Promise<void> {
  const { id } = (await (await page.request.get('/api/users/me')).json()) as { id: string }
  const at = Temporal.Now.instant()
    .subtract({ hours: 24 * days })
    .toString({ smallestUnit: 'millisecond' })
  const database = new DatabaseSync(join(inject('dataDir'), 'meridian.db'))
  database.exec('pragma busy_timeout = 4000')
  database.prepare('update assessments set completed_at = ? where user_id = ?').run(at, id)
  database.close()
}

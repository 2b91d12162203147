import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useAuth } from './auth.tsx'

test('using the auth context outside its provider is an error that says so', () => {
  const Anywhere = () => <p>{useAuth().isPending}</p>
  expect(() => renderToString(<Anywhere />)).toThrow('useAuth must be used within a AuthProvider')
})

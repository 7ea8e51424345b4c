import { expect, it } from 'vitest'
import { isOwnPath } from './auth-redirect.ts'

it.each(['/', '/basket', '/booking/summary?x=1#y'])('goes to %s', (path) => {
  expect(isOwnPath(path)).toBe(true)
})

it.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  '/\t/evil.example',
])('does not go to %s', (path) => {
  expect(isOwnPath(path)).toBe(false)
})

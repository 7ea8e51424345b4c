import { expect, it } from 'vitest'
import { objectPath } from './object-path.ts'

it('leaves the name of a file as it is', () => {
  expect(objectPath('00000000-0000-4000-8000-000000000001/a/b-1_c.webp')).toBe(
    '00000000-0000-4000-8000-000000000001/a/b-1_c.webp',
  )
})

it('escapes what would end the path', () => {
  expect(objectPath('a/b c?d#e%2f.png')).toBe('a/b%20c%3Fd%23e%252f.png')
})

it.each([
  '../a',
  'a/../../auth/v1/verify?token=x',
  'a/..',
  '.',
  'a//b',
  '/a',
  '',
  'a\\..\\b',
  'a/\u0000',
  'a/\ud800',
])('has no address for %j', (name) => {
  expect(objectPath(name)).toBeUndefined()
})

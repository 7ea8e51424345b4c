import { expect, it } from 'vitest'
import type { AuthDeps } from '../deps.ts'
import { readChallenge } from './challenge.ts'

const read = (siteUrl: string, method: string, value = 'a'.repeat(43)) =>
  readChallenge(
    { settings: { siteUrl } as AuthDeps['settings'] },
    {
      code_challenge: value,
      code_challenge_method: method,
    },
  )

it('is taken unhashed only where pages have no encryption, without which browsers cannot hash', () => {
  expect(read('http://localhost:3000', 'plain')).toMatchObject({ method: 'plain' })
  expect(() => read('https://lend.example', 'plain')).toThrow('must be s256')
  expect(read('https://lend.example', 'S256')).toMatchObject({ method: 's256' })
})

it('is refused where it is too short, of odd letters, or only half there', () => {
  expect(() => read('http://localhost:3000', 's256', 'a'.repeat(42))).toThrow('between 43 and 128')
  expect(() => read('http://localhost:3000', 's256', 'ä'.repeat(43))).toThrow('can only contain')
  expect(() => read('http://localhost:3000', '')).toThrow('requires code_challenge_method')
})

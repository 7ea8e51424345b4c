import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, it } from 'vitest'
import { rounds } from '#backend/testing/rounds.ts'
import { readAuthSettings } from '../settings.ts'
import { weaknessOf } from './weak-password.ts'

const settings = readAuthSettings(
  {},
  { siteName: 'Lendaround', siteUrl: 'https://rent.test', siteWords: ['Lendaround'], autoconfirm: true },
)
const isWeak = async (password: string, about: string[] = []) =>
  (await weaknessOf(settings, password, about)) !== undefined

/** OWASP ASVS 5.0, 6.2.4: the 3,000 most common of those that are long enough. */
it('none of the most common passwords is taken', async () => {
  const common = dictionary['passwords-common'] as string[]
  const longEnough = common.filter((password) => [...password].length >= settings.passwordMinLength)
  const taken = []
  const every = rounds(10, 1)
  for (let rank = 0; rank < 3_000; rank += every) {
    const password = longEnough[rank]!
    if (!(await isWeak(password))) taken.push(password)
  }
  expect(longEnough.length).toBeGreaterThan(3_000)
  expect(taken).toEqual([])
})

it('words of the site and of the person make a password no stronger', async () => {
  expect(await isWeak('lendaround1')).toBe(true)
  expect(await isWeak('annablume', ['Anna Blume'])).toBe(true)
})

it.each(['nur kleine woerter hier', '84629013755028461930', '%$§!)(&=?#+*~-', 'ladder-drill-bench-42'])(
  'no kind of character is asked for: %s is taken',
  async (password) => {
    expect(await isWeak(password)).toBe(false)
  },
)

it('is judged by its length in characters, up to 64 and more', async () => {
  expect((await weaknessOf(settings, 'x7!kQ2z'))?.reasons).toEqual(['length'])
  expect(await isWeak('a drill, two ladders and the neighbour with whom they were lent!')).toBe(false)
})

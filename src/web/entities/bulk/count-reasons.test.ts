import { expect, it } from 'vitest'
import { countReasons } from './count-reasons.ts'

it('counts each reason once, the most frequent first', () => {
  const refused = ['MAIL_STOPPED', 'MAIL_WITHHELD', 'MAIL_WITHHELD'].map((code, n) => ({ id: `${n}`, code }))
  expect(countReasons(refused)).toEqual([
    { code: 'MAIL_WITHHELD', count: 2 },
    { code: 'MAIL_STOPPED', count: 1 },
  ])
})

import { expect, it } from 'vitest'
import { allowedTransitions } from '../lifecycle.ts'
import { CASE_LIFECYCLE } from './case-lifecycle.ts'
import { CASE_DECISIONS, CASE_SUBJECTS, caseDueAt, decisionsOn, isAgainst } from './cases.ts'

it('decides on a report of each subject and on its appeals what the lifecycle knows', () => {
  const all = CASE_SUBJECTS.flatMap((subject) =>
    [true, false].flatMap((isAppeal) => decisionsOn(subject, isAppeal)),
  )
  expect(new Set(all)).toEqual(new Set(CASE_DECISIONS))
  expect(allowedTransitions(CASE_LIFECYCLE, 'open', ['moderator'])).toEqual(expect.arrayContaining([...all]))
})

it('never decides against anyone on an appeal', () => {
  for (const subject of CASE_SUBJECTS) expect(decisionsOn(subject, true).filter(isAgainst)).toEqual([])
  expect(decisionsOn('person', false).filter(isAgainst)).toEqual(['warn', 'block'])
})

it('gives three days', () => {
  expect(caseDueAt(Date.UTC(2026, 4, 1))).toBe(Date.UTC(2026, 4, 4))
})

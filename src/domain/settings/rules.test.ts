import { afterEach, expect, it } from 'vitest'
import { claimDueAt } from '../claim/lifecycle.ts'
import { caseDueAt } from '../moderation/cases.ts'
import { DEFAULT_RULES, rule, rulesAmong } from './rules.ts'
import { definitionOf, SETTING_NAMES } from './settings.ts'
import { changedTerms, DEFAULT_TERMS, setTerms } from './terms.ts'

afterEach(() => setTerms({}))

const HOUR_MS = 3_600_000

it('is what the specification says until an operator sets it, and again once it is set back', () => {
  expect(rule('claimAnswerHours')).toBe(72)
  setTerms(rulesAmong({ claimAnswerHours: 24, feePercent: 1 }))
  expect(rule('claimAnswerHours')).toBe(24)
  expect(claimDueAt('open', 0)).toBe(24 * HOUR_MS)
  expect(claimDueAt('decided', 0)).toBe(7 * 24 * HOUR_MS)
  setTerms(rulesAmong({ claimAppealDays: 2, caseHours: 5 }))
  expect(claimDueAt('open', 0)).toBe(72 * HOUR_MS)
  expect(claimDueAt('decided', 0)).toBe(2 * 24 * HOUR_MS)
  expect(caseDueAt(0)).toBe(5 * HOUR_MS)
})

it('is carried by pages only where it was set', () => {
  setTerms({})
  expect(changedTerms()).toBeUndefined()
  setTerms(rulesAmong({ caseHours: 5 }))
  expect(changedTerms()).toEqual({ caseHours: 5 })
})

it('holds every number that is a setting, unless the terms hold it, and its default is within its bounds', () => {
  const numbers = SETTING_NAMES.filter((name) => definitionOf(name).kind === 'number')
  expect(numbers.toSorted()).toEqual(
    numbers.filter((name) => name in DEFAULT_RULES !== name in DEFAULT_TERMS).toSorted(),
  )
  for (const [name, value] of Object.entries(DEFAULT_RULES)) {
    const { min, max } = definitionOf(name as keyof typeof DEFAULT_RULES) as { min: number; max: number }
    expect(value, name).toBeGreaterThanOrEqual(min)
    expect(value, name).toBeLessThanOrEqual(max)
  }
})

it('is the default again on a page that is told of others, without being named', () => {
  setTerms({ latePercent: 300 })
  setTerms({})
  expect(rule('latePercent')).toBe(150)
})

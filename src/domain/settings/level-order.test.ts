import { expect, it } from 'vitest'
import type { SettingChange } from './in-force.ts'
import { levelDisorder } from './level-order.ts'

let id = 0
const change = (
  name: 'identityFromCents' | 'selfieAboveCents',
  value: number | null,
  effectiveFrom = 0,
): SettingChange => ({ id: ++id, name, value, effectiveFrom })

it('has nothing against the amounts of the specification, or equal ones', () => {
  expect(levelDisorder([], 10)).toBeUndefined()
  expect(levelDisorder([change('identityFromCents', 100_000)], 10)).toBeUndefined()
  expect(levelDisorder([change('selfieAboveCents', 0)], 10)).toBeUndefined()
})

it('finds a face that would be asked for from less than a document', () => {
  const disorder = { lowerCents: 100_001, higherCents: 100_000 }
  expect(levelDisorder([change('identityFromCents', 100_001)], 10)).toEqual(disorder)
})

it('looks at every time from now on at which an amount changes, and at none before', () => {
  const raised = change('selfieAboveCents', 200_000, 50)
  const lowered = change('selfieAboveCents', null, 80)
  const document = change('identityFromCents', 150_000, 60)
  expect(levelDisorder([raised, document], 10)).toBeUndefined()
  const disorder = { lowerCents: 150_000, higherCents: 100_000 }
  expect(levelDisorder([raised, document, lowered], 10)).toEqual(disorder)
  expect(levelDisorder([document], 10)).toEqual(disorder)
  expect(levelDisorder([document, change('identityFromCents', 0, 70)], 75)).toBeUndefined()
})

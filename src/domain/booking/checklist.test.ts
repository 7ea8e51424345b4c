import { expect, it } from 'vitest'
import { checklistOf, fitsChecklist } from './checklist.ts'

it('asks the same of a category that it does not know, or of none', () => {
  expect(checklistOf('spaceships')).toEqual(checklistOf(null))
})

it('takes answers to its own questions only', () => {
  expect(fitsChecklist({ brakes: true, lock: false }, 'bikes')).toBe(true)
  expect(fitsChecklist({}, 'bikes')).toBe(true)
  expect(fitsChecklist({ lens: true }, 'bikes')).toBe(false)
})

import { expect, it } from 'vitest'
import { fitsChecklist } from './checklist.ts'

it('takes answers to what the checklist asks, all of them or some, and none to anything else', () => {
  const asked = ['brakes', 'lights', 'tyres', 'lock']
  expect(fitsChecklist({ brakes: true, lock: false }, asked)).toBe(true)
  expect(fitsChecklist({}, asked)).toBe(true)
  expect(fitsChecklist({ lens: true }, asked)).toBe(false)
})

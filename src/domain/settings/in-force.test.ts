import { expect, it } from 'vitest'
import { nextEffect, type SettingChange, valuesInForce } from './in-force.ts'

const change = (id: number, effectiveFrom: number, value: SettingChange['value'], name = 'feePercent') => ({
  id,
  name,
  value,
  effectiveFrom,
})

it('has the change that came into force last, of two at one time the later one', () => {
  const changes = [change(3, 100, 12), change(1, 100, 10), change(2, 200, 11)]
  expect(valuesInForce(changes, 99)).toEqual({})
  expect(valuesInForce(changes, 100)).toEqual({ feePercent: 12 })
  expect(valuesInForce(changes, 200)).toEqual({ feePercent: 11 })
})

it('has nothing for a setting that was set back to its default', () => {
  expect(valuesInForce([change(1, 0, 10), change(2, 1, null)], 5)).toEqual({})
})

it('knows when the next one comes into force', () => {
  const changes = [change(1, 10, 1), change(2, 30, 2), change(3, 20, 3)]
  expect(nextEffect(changes, 10)).toBe(20)
  expect(nextEffect(changes, 30)).toBeUndefined()
})

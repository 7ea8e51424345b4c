import { describe, expect, it } from 'vitest'
import { answeredAttributes, attributeFault } from './attributes.ts'

const size = {
  key: 'size',
  kind: 'choice',
  isRequired: true,
  choices: [{ value: 's' }, { value: 'm' }],
} as const
const load = { key: 'load', kind: 'number', isRequired: false, choices: [] } as const
const brand = { key: 'brand', kind: 'text', isRequired: false, choices: [] } as const

describe('an answer about an attribute', () => {
  it.each([
    [size, undefined, 'missing'],
    [size, '', 'missing'],
    [size, 'm', undefined],
    [size, 'xl', 'wrong'],
    [size, 1, 'wrong'],
    [load, undefined, undefined],
    [load, -12.5, undefined],
    [load, '12', 'wrong'],
    [load, Number.NaN, 'wrong'],
    [load, 2_000_000_000, 'wrong'],
    [brand, 'Bosch', undefined],
    [brand, 'x'.repeat(201), 'wrong'],
    [brand, 7, 'wrong'],
  ])('%o: %s is %s', (attribute, value, fault) => {
    expect(attributeFault(attribute, value)).toBe(fault)
  })
})

it('keeps what is not asked for now, and nothing that was not asked', () => {
  const before = { size: 's', brand: 'Bosch', wheels: 2 }
  const answers = { size: 'm', brand: '  ', load: 20, invented: 'x' }
  expect(answeredAttributes(before, answers, [size, load, brand])).toEqual({ wheels: 2, size: 'm', load: 20 })
})

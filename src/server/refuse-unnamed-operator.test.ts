import { expect, it } from 'vitest'
import { StartError } from '#backend/start/start-error.ts'
import { DEMO_BRAND } from '#contract/brand.ts'
import type { Config } from './config.ts'
import { refuseUnnamedOperator } from './refuse-unnamed-operator.ts'

const LEGAL = { operator: '', address: '', email: '', phone: '', jurisdiction: '' }
const faultsOf = (mode: Config['mode'], brand: object) => {
  try {
    refuseUnnamedOperator({ mode, brand: { ...DEMO_BRAND, ...brand } } as Config)
    return []
  } catch (error) {
    if (error instanceof StartError) return error.faults.map((fault) => fault.split(' is missing:')[0])
    throw error
  }
}

it('production names every legal setting that neither the environment nor the database has', () => {
  expect(faultsOf('production', LEGAL)).toEqual([
    'OPERATOR_NAME',
    'OPERATOR_ADDRESS',
    'OPERATOR_EMAIL',
    'OPERATOR_PHONE',
    'OPERATOR_JURISDICTION',
  ])
  expect(faultsOf('production', { ...LEGAL, operator: 'Hanse Verleih GmbH' })).toHaveLength(4)
  expect(faultsOf('production', {})).toEqual([])
})

it('other modes start without them', () => {
  expect(faultsOf('demo', LEGAL)).toEqual([])
})

import { playMoneyArea } from './area.ts'
import { createTestAccounts } from './test-accounts.ts'
import { createTestBank } from './test-bank.ts'
import { createTestProvider } from './test-provider.ts'

/** Everything with which a site plays; one with real money never loads this folder. */
export const playMoney = { area: playMoneyArea, createTestAccounts, createTestBank, createTestProvider }

export type PlayMoney = typeof playMoney

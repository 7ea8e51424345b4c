import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import type { TrialBalanceRow } from '#contract/ledger.ts'
import { ACCOUNT_KINDS, DEFAULT_NUMBERS, numbersByKind } from '#domain/ledger/account-plan.ts'
import accounting from '../../i18n/accounting/en.json' with { type: 'json' }
import office from '../../i18n/office/en.json' with { type: 'json' }
import { Translation } from '../../i18n/translation.tsx'
import { TrialBalanceTable } from './trial-balance-table.tsx'

const CHANGES: Partial<Record<TrialBalanceRow['account'], number>> = { provider: -1_234, platform: 1_234 }

/** A day on which the platform got 12.34, besides what is changed of it. */
function textOf(change: Partial<TrialBalanceRow> = {}): string {
  const rows = ACCOUNT_KINDS.map((account) => {
    const cents = CHANGES[account] ?? 0
    const row = {
      account,
      number: numbersByKind(DEFAULT_NUMBERS)[account],
      openingCents: 0,
      debitCents: Math.max(-cents, 0),
      creditCents: Math.max(cents, 0),
      closingCents: cents,
    }
    return account === 'platform' ? { ...row, ...change } : row
  })
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <Translation language="en" messages={JSON.stringify({ ...accounting, ...office })}>
          <TrialBalanceTable rows={rows} />
        </Translation>
      ),
    },
  ])
  return renderToStaticMarkup(<Stub />).replace(/<[^>]+>/g, '|')
}

it('has each account with its number in the books, and sums that are nothing together', () => {
  const text = textOf()
  for (const account of ACCOUNT_KINDS) expect(text).toContain(office[`office.account.${account}`])
  expect(text).toMatch(
    /1792\|+Kept by the platform\|+Before €0\.00\|+Debit €0\.00\|+Credit €12\.34\|+€0\.00\|+€0\.00\|+€12\.34\|+€12\.34/,
  )
  expect(text).toMatch(
    /Sum\|+Before €0\.00\|+Debit €12\.34\|+Credit €12\.34\|+€0\.00\|+€12\.34\|+€12\.34\|+€0\.00/,
  )
  expect(text).toContain(accounting['accounting.balanced'])
})

it.each([{ closingCents: 1_233 }, { creditCents: 1_235 }])(
  'says so where something is not balanced: %o',
  (change) => {
    const text = textOf(change)
    expect(text).toContain(accounting['accounting.unbalanced'])
    expect(text).not.toContain(accounting['accounting.balanced'])
  },
)

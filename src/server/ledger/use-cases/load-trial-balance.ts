import { sql } from 'kysely'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { brand } from '#contract/brand.ts'
import type { TrialBalance, TrialBalanceRow } from '#contract/ledger.ts'
import { ACCOUNT_KINDS, numbersByKind } from '#domain/ledger/account-plan.ts'
import { daysBetween, MAX_BALANCE_DAYS } from '#domain/ledger/export-period.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { ledgerDay, startOf } from '../ledger-day.ts'

const NOTHING = { openingCents: 0, debitCents: 0, creditCents: 0, closingCents: 0 }

/**
 * The trial balance of a day at the operator's place, a year back at the most. For admins and finance.
 * Refused: BLOCKED, UNAUTHORIZED; NOT_FOUND for days that are not there yet, or too long ago.
 */
export const loadTrialBalance = useCase({
  name: 'load-trial-balance',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 60 },
  input: z.object({ day: ledgerDay }),
  async run({ tx, deps, userId, now }, { day }) {
    const denial = await partRefusal(tx, userId, 'finance')
    if (denial) return denial
    const { rows: days } = await sql<{ today: string }>`
      select (${now.toISOString()}::timestamptz at time zone ${brand.timeZone})::date::text as today`.execute(
      tx,
    )
    const age = daysBetween(day, days[0]!.today)
    if (age < 0 || age >= MAX_BALANCE_DAYS) return refuse('NOT_FOUND')
    const { rows } = await sql<Omit<TrialBalanceRow, 'number'>>`
      select b.account, b.opening_cents as "openingCents", b.debit_cents as "debitCents",
        b.credit_cents as "creditCents", b.closing_cents as "closingCents"
      from public.trial_balance(${startOf(day)}, ${startOf(day, 1)}) b`.execute(tx)
    const found = new Map(rows.map((row) => [row.account, row]))
    const numbers = numbersByKind(deps.config.accountNumbers)
    return ok<TrialBalance>({
      rows: ACCOUNT_KINDS.map((account) => ({
        ...(found.get(account) ?? { account, ...NOTHING }),
        number: numbers[account],
      })),
    })
  },
})

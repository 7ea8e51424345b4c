import { sql, type Transaction } from 'kysely'
import { epochOf } from '#backend/db/instant.ts'
import type { Schema } from '#contract/schema.ts'
import type { TaxGap } from '#contract/tax.ts'
import type { TaxRequestDates } from '#domain/tax/withholding.ts'

export interface TaxRequest extends TaxRequestDates {
  id: number
  userId: string
}

/** Keeps that these people were asked at this moment; of those who were asked before and have not answered, nothing is written. */
export async function openTaxRequests(
  tx: Transaction<Schema>,
  userIds: readonly string[],
  now: Date,
): Promise<TaxRequest[]> {
  if (userIds.length === 0) return []
  const rows = await tx
    .insertInto('tax_requests')
    .values(userIds.map((id) => ({ user_id: id, requested_at: now.toISOString() })))
    .onConflict((conflict) => conflict.column('user_id').where('answered_at', 'is', null).doNothing())
    .returningAll()
    .execute()
  return rows.map(datesOf)
}

/** What a person was asked for and has not answered. */
export async function loadTaxRequest(
  tx: Transaction<Schema>,
  userId: string,
): Promise<TaxRequest | undefined> {
  const row = await tx
    .selectFrom('tax_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return row && datesOf(row)
}

/** What the report lacks of a person. */
export async function loadTaxGaps(tx: Transaction<Schema>, userId: string): Promise<TaxGap[]> {
  const { rows } = await sql<{ gaps: TaxGap[] }>`select public.tax_gaps(${userId}) as gaps`.execute(tx)
  return rows[0]!.gaps
}

interface Row {
  id: number
  user_id: string
  requested_at: string
  first_reminder_at: string | null
  second_reminder_at: string | null
  withheld_at: string | null
}

const datesOf = (row: Row): TaxRequest => ({
  id: row.id,
  userId: row.user_id,
  requestedAt: epochOf(row.requested_at),
  firstReminderAt: row.first_reminder_at === null ? null : epochOf(row.first_reminder_at),
  secondReminderAt: row.second_reminder_at === null ? null : epochOf(row.second_reminder_at),
  withheldAt: row.withheld_at === null ? null : epochOf(row.withheld_at),
})

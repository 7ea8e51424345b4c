import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

/** A difference between this side and the provider; `own` and `provider` are cents, where it is about an amount. */
export interface Discrepancy {
  kind: string
  own: number | null
  provider: number | null
}

type Of = 'payment' | 'payout'

/** Lists what differs about a payment or payout; what is listed already is brought up to date. */
export async function listDiscrepancies(
  tx: Transaction<Schema>,
  of: Of,
  id: string,
  found: readonly Discrepancy[],
  now: Date,
): Promise<void> {
  const { table, column } = listOf(of)
  const at = now.toISOString()
  for (const { kind, own, provider } of found) {
    await sql`
      insert into ${table} (${column}, kind, own_cents, provider_cents, found_at, seen_at)
        values (${id}, ${kind}, ${own}, ${provider}, ${at}, ${at})
        on conflict (${column}, kind) where mended_at is null do update set
          own_cents = excluded.own_cents, provider_cents = excluded.provider_cents, seen_at = excluded.seen_at`.execute(
      tx,
    )
  }
}

/** Closes what was listed about a payment or payout and is not `left`: it is right again. */
export async function closeMended(
  tx: Transaction<Schema>,
  of: Of,
  id: string,
  left: readonly Discrepancy[],
  now: Date,
): Promise<void> {
  const { table, column } = listOf(of)
  const kinds = left.map(({ kind }) => kind)
  await sql`
    update ${table} set mended_at = ${now.toISOString()}
      where ${column} = ${id} and mended_at is null and kind <> all (${kinds}::text[])`.execute(tx)
}

const listOf = (of: Of) => ({
  table: sql.table(`public.${of}_discrepancies`),
  column: sql.ref(`${of}_id`),
})

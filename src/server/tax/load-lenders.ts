import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { TaxGap, TaxNumber } from '#contract/tax.ts'

/** Who a lender is, as far as it was proven or said. */
export interface TaxedLender {
  id: string
  /** As others know them. */
  name: string
  identity: { firstName: string; lastName: string; birthDate: string } | null
  address: { street: string; postalCode: string; city: string; country: string } | null
  business: { name: string; registrationNumber: string; country: string; vatId?: string } | null
  taxNumber: TaxNumber | null
  /** The latest bank account that pays out to them. */
  iban: string | null
  holder: string | null
  /** What the report still lacks of them. */
  gaps: TaxGap[]
}

/** These lenders with what was verified of them last. */
export async function loadLenders(tx: Transaction<Schema>, ids: readonly string[]): Promise<TaxedLender[]> {
  if (ids.length === 0) return []
  const proven = (step: string) => sql`(
    select k.details from public.kyc_submissions k
    where k.user_id = p.id and k.step = ${step} and k.status = 'verified'
    order by k.submitted_at desc limit 1)`
  const { rows } = await sql<TaxedLender>`
    select p.id, p.name, ${proven('identity')} as identity, ${proven('address')} as address,
      ${proven('business')} as business,
      (select jsonb_build_object('country', n.country, 'number', n.number)
       from public.tax_numbers n where n.user_id = p.id) as "taxNumber",
      account.iban, account.holder, public.tax_gaps(p.id) as gaps
    from public.profiles p
    left join lateral (
      select d.iban, m.holder
      from public.payout_methods m join public.payout_destinations d on d.method_id = m.id
      where m.user_id = p.id and m.kind = 'iban' and m.removed_at is null
      order by m.created_at desc limit 1
    ) account on true
    where p.id = any (${ids}::uuid[])`.execute(tx)
  return rows
}

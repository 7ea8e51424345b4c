import { sql, type Transaction } from 'kysely'
import { brand } from '#contract/brand.ts'
import type { Schema } from '#contract/schema.ts'
import { vatOfFee } from '#domain/invoice/vat-treatment.ts'
import { titledBy, titleIn } from '#domain/listing/title-in.ts'
import type { Locale } from '#server/mail/locale.ts'
import { textsIn } from '#server/mail/texts-in.ts'
import { type IssuedInvoice, insertInvoice } from './insert-invoice.ts'
import { businessParty, loadBusiness } from './load-business.ts'
import { loadPersonParty } from './load-person-party.ts'
import { operatorParty } from './operator-party.ts'
import { uninvoicedFees } from './uninvoiced-fees.ts'

/** What fits on one invoice; the rest goes on the next one. */
const MAX_FEES = 1_000

interface Fee {
  id: string
  day: string
  number: string | number
  title: string
  language: string
  titles: Record<string, string> | null
  cents: string | number
}

/**
 * Issues the platform's invoice to a lender for the fees of rentals released before `until` that are on no invoice yet, less
 * those it gave back; a credit note where more was given back. Undefined where there is nothing.
 */
export async function issueFeeInvoice(
  tx: Transaction<Schema>,
  lenderId: string,
  { until, at }: { until: Date; at: Date },
): Promise<IssuedInvoice | undefined> {
  // Two that issue at once take turns, and the second one finds nothing left.
  await tx.selectFrom('profiles').select('id').where('id', '=', lenderId).forNoKeyUpdate().execute()
  const { rows } = await sql<Fee>`
    select f.id, to_char(f.at at time zone ${brand.timeZone}, 'YYYY-MM-DD') as day, b.number, i.title, i.language,
      i.titles, f.cents
    from (${uninvoicedFees({ until, lenderId })}) f
    join public.bookings b on b.id = f.booking_id
    join public.items i on i.id = b.item_id
    order by f.at, f.id limit ${MAX_FEES}`.execute(tx)
  if (rows.length === 0) return
  await sql`delete from public.fees_to_invoice where transfer_id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(
    tx,
  )
  const fees = rows.filter(({ cents }) => Number(cents) !== 0)
  if (fees.length === 0) return
  const business = await loadBusiness(tx, lenderId)
  const { party, locale } = await loadPersonParty(tx, lenderId)
  const sum = fees.reduce((total, { cents }) => total + Number(cents), 0)
  const sign = sum < 0 ? -1 : 1
  const issued = await insertInvoice(
    tx,
    {
      kind: sum < 0 ? 'fee_credit' : 'fee',
      issuerId: null,
      recipientId: lenderId,
      onceKey: `fee:${fees[0]!.id}`,
      period: { start: fees[0]!.day, end: fees.at(-1)!.day },
      vat: vatOfFee({ vatId: brand.vatId, percent: brand.vatPercent }, business ?? null),
      lines: fees.map((fee) => ({ text: textOf(fee, locale), grossCents: sign * Number(fee.cents) })),
      content: {
        language: locale,
        seller: operatorParty(),
        buyer: business ? businessParty(business) : party,
        corrects: null,
      },
    },
    at,
  )
  if (!issued) return
  await tx
    .insertInto('invoiced_fees')
    .values(fees.map(({ id }) => ({ transfer_id: id, invoice_id: issued.id })))
    .execute()
  return issued
}

function textOf({ number, title, language, titles, cents }: Fee, locale: Locale): string {
  const values = {
    number: Number(number),
    title: titleIn(titledBy(title, language, titles), locale),
  }
  return textsIn(locale)(Number(cents) < 0 ? 'documents.fee-back-of' : 'documents.fee-of', values)
}

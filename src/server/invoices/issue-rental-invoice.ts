import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { vatOfRental } from '#domain/invoice/vat-treatment.ts'
import { KYC_COUNTRIES } from '#domain/kyc/countries.ts'
import { type IssuedInvoice, insertInvoice } from './insert-invoice.ts'
import { businessParty, loadBusiness } from './load-business.ts'
import { loadPersonParty } from './load-person-party.ts'
import { loadSale } from './load-sale.ts'
import { rentalLines } from './rental-lines.ts'

/**
 * Issues the invoice for a completed rental in the name of its lender, once, for what was released of its price in cents;
 * undefined where they rent as a private person, or it was issued before.
 */
export async function issueRentalInvoice(
  tx: Transaction<Schema>,
  { bookingId, releasedCents, at }: { bookingId: string; releasedCents: number; at: Date },
): Promise<IssuedInvoice | undefined> {
  const sale = await loadSale(tx, bookingId)
  const business = await loadBusiness(tx, sale.lenderId)
  const country = KYC_COUNTRIES.find((known) => known === business?.country)
  if (!business || !country) return
  const { party, locale } = await loadPersonParty(tx, sale.renterId)
  const vat = vatOfRental(country, business.chargesVat)
  return insertInvoice(
    tx,
    {
      kind: 'rental',
      issuerId: sale.lenderId,
      recipientId: sale.renterId,
      onceKey: `rental:${bookingId}`,
      bookingId,
      period: sale.period,
      vat,
      lines: rentalLines(sale, releasedCents, { locale, hasVat: vat.percent > 0 }),
      content: { language: locale, seller: businessParty(business), buyer: party, corrects: null },
    },
    at,
  )
}

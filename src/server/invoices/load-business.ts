import type { Transaction } from 'kysely'
import type { InvoiceParty, LenderBusiness } from '#contract/invoices.ts'
import type { Schema } from '#contract/schema.ts'

/** The business of a lender by their own word; undefined for a private person. */
export async function loadBusiness(
  tx: Transaction<Schema>,
  userId: string,
): Promise<LenderBusiness | undefined> {
  const row = await tx
    .selectFrom('lender_businesses')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return (
    row && {
      name: row.name,
      street: row.street,
      postalCode: row.postal_code,
      city: row.city,
      country: row.country,
      chargesVat: row.charges_vat,
      vatId: row.vat_id,
      taxNumber: row.tax_number,
    }
  )
}

/** A business as a side of an invoice. */
export const businessParty = ({ chargesVat: _, ...party }: LenderBusiness): InvoiceParty => party

import { sql, type Transaction } from 'kysely'
import type { InvoiceParty } from '#contract/invoices.ts'
import type { Schema } from '#contract/schema.ts'
import { type Locale, pickLocale } from '#server/mail/locale.ts'

interface Row {
  name: string
  email: string
  locale: string
  address: { street: string; postalCode: string; city: string; country: string } | null
}

/** A private person as a side of an invoice, with the address that was verified last, and their language. */
export async function loadPersonParty(
  tx: Transaction<Schema>,
  userId: string,
): Promise<{ party: InvoiceParty; locale: Locale }> {
  const { rows } = await sql<Row>`
    select p.name, p.email, p.locale, (
      select k.details from public.kyc_submissions k
      where k.user_id = p.id and k.step = 'address' and k.status = 'verified'
      order by k.decided_at desc limit 1
    ) as address
    from public.profiles p where p.id = ${userId}`.execute(tx)
  const { name, email, locale, address } = rows[0]!
  return {
    locale: pickLocale(locale),
    party: {
      // An account that is gone has neither.
      name: name || email || userId,
      street: address?.street ?? '',
      postalCode: address?.postalCode ?? '',
      city: address?.city ?? '',
      country: address?.country ?? null,
      vatId: null,
      taxNumber: null,
    },
  }
}

import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { type Locale, pickLocale } from '#server/mail/locale.ts'
import { textsIn } from '#server/mail/texts-in.ts'

interface Row {
  name: string
  email: string
  locale: string
  address: { street?: string; postalCode?: string; city?: string; country?: string } | null
  business: { name?: string; registrationNumber?: string } | null
}

/** To whom a document goes: name, business and address as they were proved, and the language. */
export async function loadRecipientLines(
  tx: Transaction<Schema>,
  userId: string,
): Promise<{ lines: string[]; locale: Locale }> {
  const { rows } = await sql<Row>`
    select p.name, p.email, p.locale,
      (select k.details from public.kyc_submissions k
       where k.user_id = p.id and k.step = 'address' and k.status = 'verified'
       order by k.decided_at desc limit 1) as address,
      (select k.details from public.kyc_submissions k
       where k.user_id = p.id and k.step = 'business' and k.status = 'verified'
       order by k.decided_at desc limit 1) as business
    from public.profiles p where p.id = ${userId}`.execute(tx)
  const { name, email, locale: spoken, address, business } = rows[0]!
  const locale = pickLocale(spoken)
  const lines = [
    business?.name && business.registrationNumber
      ? textsIn(locale)('documents.business', { name: business.name, number: business.registrationNumber })
      : business?.name,
    name || email,
    address?.street,
    [address?.postalCode, address?.city].filter(Boolean).join(' '),
    address?.country,
  ]
  return { lines: lines.filter((line): line is string => Boolean(line)), locale }
}

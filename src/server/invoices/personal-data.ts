import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'

const BY_LAW = 'by law, with the names and addresses that are on them'

export const personalData: PersonalData = {
  activity: 'tax',
  exported: {
    lender_businesses: `select l.name, l.street, l.postal_code, l.city, l.country, l.charges_vat, l.vat_id, l.tax_number,
                          l.since, l.changed_at
                        from public.lender_businesses l where l.user_id = $1`,
    fees_to_invoice: 'select w.transfer_id, w.at from public.fees_to_invoice w where w.lender_id = $1',
    invoice_sequences: 'select s.year, s.last_serial from public.invoice_sequences s where s.issuer_id = $1',
    invoices: `select v.id, v.kind, v.number, v.booking_id, v.issued_on, v.period_start, v.period_end, v.currency,
                 v.vat_category, v.vat_percent, v.net_cents, v.vat_cents, v.gross_cents, v.content -> 'lines' as lines
               from public.invoices v where $1 in (v.issuer_id, v.recipient_id)`,
  },
  forget: (userId) => [sql`delete from public.lender_businesses where user_id = ${userId}`],
  kept: {
    invoice_sequences: 'so that no number is given twice',
    fees_to_invoice: BY_LAW,
    invoiced_fees: BY_LAW,
    invoices: BY_LAW,
  },
}

import { useTranslate } from '../../i18n/translation.tsx'
import { DocumentButton } from '../../lib/document-button.tsx'
import { useUser } from '../../lib/session.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Link } from '../../ui/link.tsx'
import type { InvoiceEntry } from './use-invoices.ts'

/** One invoice with its files: who sent it, what it is for, and how much. */
export function InvoiceRow({ invoice }: { invoice: InvoiceEntry }) {
  const t = useTranslate()
  const format = useFormat()
  const { id, kind, number, issuer_id: issuerId, booking_id: bookingId, issued_on: day } = invoice
  const isMine = issuerId === useUser()?.id
  const isCredit = kind === 'rental_credit' || kind === 'fee_credit'
  const cents = (isCredit ? -1 : 1) * (invoice.gross_cents ?? 0)
  return (
    <li className="grid gap-3 p-4 sm:p-5">
      <div className="flex items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <p className="font-semibold">{t(`invoices.kind.${kind}`)}</p>
          <p className="text-sm text-ink-soft">
            {[
              number,
              format.date(day, 'date', 'UTC'),
              ...(kind === 'fee' || kind === 'fee_credit'
                ? []
                : [t(isMine ? 'invoices.sent' : 'invoices.got')]),
            ].join(' · ')}
          </p>
          {bookingId && (
            <Link
              to={`/dashboard/${isMine ? 'customers' : 'my-rentals'}/${bookingId}`}
              className="text-sm underline underline-offset-4"
            >
              {t('invoices.rental')}
            </Link>
          )}
        </div>
        <span className="tabular shrink-0 font-display text-lg font-bold">{format.money(cents)}</span>
      </div>
      <div className="flex flex-wrap gap-2">
        <DocumentButton
          label={t('invoices.pdf', { number })}
          name="get-invoice"
          input={{ id, format: 'pdf' }}
        />
        <DocumentButton
          label={t('invoices.xml', { number })}
          name="get-invoice"
          input={{ id, format: 'xml' }}
          type="application/xml"
        />
      </div>
    </li>
  )
}

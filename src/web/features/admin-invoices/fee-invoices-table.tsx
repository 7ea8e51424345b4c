import type { FeeInvoice, FeeInvoices } from '#contract/invoices.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { DocumentButton } from '../../lib/document-button.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'

/** The first of a month's invoices, with the sums of all. */
export function FeeInvoicesTable({ invoices, sums }: FeeInvoices) {
  const t = useTranslate()
  const format = useFormat()
  const heads = ['number', 'date', 'recipient', 'net', 'vat', 'gross', 'file'] as const
  return (
    <Card className="mt-6">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is cut off is reached by the keyboard */}
      <section aria-label={t('invoices.admin.title')} tabIndex={0} className="relative overflow-x-auto">
        <table className="tabular w-full min-w-[52rem]">
          <thead className="text-sm text-ink-soft">
            <tr>
              {heads.map((head, n) => (
                <th
                  key={head}
                  className={`py-2 font-normal ${n > 0 ? 'ps-4' : ''} ${n > 2 && n < 6 ? 'text-end' : 'text-start'}`}
                >
                  {t(`invoices.admin.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {invoices.map((invoice) => (
              <InvoiceCells key={invoice.id} {...invoice} />
            ))}
          </tbody>
          <tfoot className="border-t border-line font-semibold">
            <tr>
              <th scope="row" colSpan={3} className="py-3 text-start">
                {t('invoices.admin.sum')}
              </th>
              <td className="py-3 ps-4 text-end whitespace-nowrap">{format.money(sums.netCents)}</td>
              <td className="py-3 ps-4 text-end whitespace-nowrap">{format.money(sums.vatCents)}</td>
              <td className="py-3 ps-4 text-end whitespace-nowrap">{format.money(sums.grossCents)}</td>
              <td />
            </tr>
          </tfoot>
        </table>
      </section>
      {sums.count > invoices.length && (
        <p className="mt-3 text-sm text-ink-soft">
          {t('invoices.admin.first', { shown: invoices.length, total: sums.count })}
        </p>
      )}
    </Card>
  )
}

function InvoiceCells(invoice: FeeInvoice) {
  const t = useTranslate()
  const format = useFormat()
  const { id, number, issuedOn, recipient, country, vatCategory, vatPercent } = invoice
  return (
    <tr className="align-top">
      <th scope="row" className="py-3 text-start font-normal whitespace-nowrap">
        {number}
      </th>
      <td className="py-3 ps-4 whitespace-nowrap">{format.date(issuedOn, 'date', 'UTC')}</td>
      <td className="py-3 ps-4">{[recipient, country].filter(Boolean).join(', ')}</td>
      <td className="py-3 ps-4 text-end whitespace-nowrap">{format.money(invoice.netCents)}</td>
      <td className="py-3 ps-4 text-end whitespace-nowrap">
        {vatCategory === 'S' ? (
          <>
            {format.money(invoice.vatCents)}
            <span className="block text-sm text-ink-soft">{format.number(vatPercent)} %</span>
          </>
        ) : (
          <Badge tone="plain">{t(`invoices.admin.category.${vatCategory}`)}</Badge>
        )}
      </td>
      <td className="py-3 ps-4 text-end font-semibold whitespace-nowrap">
        {format.money(invoice.grossCents)}
      </td>
      <td className="py-1.5 ps-4">
        <DocumentButton
          label={t('invoices.pdf', { number })}
          name="get-invoice"
          input={{ id, format: 'pdf' }}
        />
      </td>
    </tr>
  )
}

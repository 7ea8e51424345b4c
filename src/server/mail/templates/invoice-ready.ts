import type { InvoiceKind } from '#contract/invoices.ts'
import type { Template } from '../templates.ts'

export interface InvoiceMail {
  kind: InvoiceKind
  number: string
  /** The name of the business that it is from. */
  from: string
  cents: number
  url: string
}

export const invoiceReady: Template<'invoice-ready'> = ({ kind, number, from, cents, url }, { t, money }) => {
  const isCredit = kind === 'rental_credit' || kind === 'fee_credit'
  return {
    subject: t(isCredit ? 'payout-mails.credit.subject' : 'payout-mails.invoice.subject', { number, from }),
    lines: [t(`payout-mails.invoice.${kind}`, { from, amount: money(cents) })],
    action: { label: t('payout-mails.invoice.action'), url },
    note: t('payout-mails.invoice.note'),
  }
}

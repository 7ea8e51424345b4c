import { brand } from '#contract/brand.ts'
import type { InvoiceParty } from '#contract/invoices.ts'
import { openDocument } from '#server/documents/open-document.ts'
import type { Row } from '#server/documents/paper.ts'
import { type Locale, writtenLocale } from '#server/mail/locale.ts'
import { moneyText } from '#server/mail/rental-text.ts'
import { type Texts, textsIn } from '#server/mail/texts-in.ts'
import { type Invoice, isCredit } from './load-invoice.ts'
import { noVatText } from './vat-text.ts'

/** Writes an invoice or a credit note as PDF, in the language in which it was issued. */
export function writeInvoicePdf(invoice: Invoice): Promise<Buffer> {
  const { content, number } = invoice
  const { seller, buyer, lines } = content
  const locale = writtenLocale(content.language)
  const t = textsIn(locale)
  const money = (cents: number) => moneyText(cents, locale)
  const day = (date: string) =>
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
      dateStyle: 'medium',
      timeZone: 'UTC',
    }).format(new Date(date))
  const kind = t(isCredit(invoice) ? 'documents.credit-note' : 'documents.invoice')
  const { periodStart: start, periodEnd: end } = invoice
  const document = openDocument(locale, `${kind} ${number}`)

  document.address([...partyLines(buyer, locale), ...taxFacts(buyer, t).map((fact) => fact.join(' '))])
  document.title(kind, [
    [t('documents.invoice-number'), number],
    [t('documents.date'), day(invoice.issuedOn)],
    [t('documents.service-period'), start === end ? day(start) : `${day(start)} – ${day(end)}`],
    ...(content.corrects ? [[t('documents.corrects'), content.corrects] as const] : []),
    [t('documents.from'), partyLines(seller, locale).join(', ')],
    ...taxFacts(seller, t),
  ])
  document.table(
    [
      { label: t('documents.what'), share: 5 },
      { label: t('documents.net-amount'), share: 1.4, align: 'right' },
    ],
    lines.map(({ text, netCents }) => ({ cells: [text, money(netCents)] })),
  )
  document.sums(sumRows(invoice, locale))
  const why = noVatText(invoice, t)
  if (why) document.note(why)
  document.note(paidText(invoice, t))
  if (invoice.kind === 'rental' || invoice.kind === 'rental_credit')
    document.note(t('documents.issued-for', { operator: brand.operator, seller: seller.name }))
  return document.end()
}

/** The sums below the lines: one where there is no VAT that could be left out or added. */
export function sumRows(
  {
    vatCategory,
    vatPercent,
    netCents,
    vatCents,
    grossCents,
  }: Pick<Invoice, 'vatCategory' | 'vatPercent' | 'netCents' | 'vatCents' | 'grossCents'>,
  locale: Locale,
): Row[] {
  const t = textsIn(locale)
  const row = (label: string, cents: number) => ({ cells: [label, moneyText(cents, locale)] })
  if (vatCategory !== 'S') return [{ ...row(t('documents.total'), grossCents), isStrong: true }]
  const percent = new Intl.NumberFormat(locale).format(vatPercent)
  return [
    row(t('documents.net-sum'), netCents),
    row(t('documents.fee-vat', { percent }), vatCents),
    { ...row(t('documents.gross-sum'), grossCents), isStrong: true },
  ]
}

/** What became of the amount, which is never open. */
export function paidText({ kind }: Pick<Invoice, 'kind'>, t: Texts): string {
  if (kind === 'rental') return t('documents.paid-already')
  if (kind === 'rental_credit') return t('documents.given-back')
  return t(kind === 'fee' ? 'documents.fee-kept' : 'documents.fee-returned')
}

function partyLines({ name, street, postalCode, city, country }: InvoiceParty, locale: Locale): string[] {
  const named = country && new Intl.DisplayNames(locale, { type: 'region' }).of(country)
  return [name, street, [postalCode, city].filter(Boolean).join(' '), city ? named : null].filter(
    (line): line is string => Boolean(line),
  )
}

const taxFacts = ({ vatId, taxNumber }: InvoiceParty, t: Texts): (readonly [string, string])[] => [
  ...(vatId ? [[t('documents.vat'), vatId] as const] : []),
  ...(taxNumber ? [[t('documents.tax-number'), taxNumber] as const] : []),
]

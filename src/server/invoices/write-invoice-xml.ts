import { create } from 'xmlbuilder2'
import type { InvoiceParty } from '#contract/invoices.ts'
import { writtenLocale } from '#server/mail/locale.ts'
import { textsIn } from '#server/mail/texts-in.ts'
import { type Invoice, isCredit } from './load-invoice.ts'
import { noVatText } from './vat-text.ts'
import { paidText } from './write-invoice-pdf.ts'

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'
const NAMES = {
  'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
  'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
}

/** The codes of EN 16931 for why there is no VAT; a small business has none of its own. */
const REASON_CODES: Partial<Record<Invoice['vatCategory'], string>> = { AE: 'VATEX-EU-AE', O: 'VATEX-EU-O' }

/**
 * Writes an invoice or a credit note as XML of EN 16931 in the syntax of UBL 2.1. Undefined where its issuer's country is
 * not known, without which there is none.
 */
export function writeInvoiceXml(invoice: Invoice): string | undefined {
  const { content, currency } = invoice
  const { seller, buyer } = content
  if (!seller.country) return
  const t = textsIn(writtenLocale(content.language))
  const credit = isCredit(invoice)
  const root = credit ? 'CreditNote' : 'Invoice'
  const amount = (cents: number) => ({ '@currencyID': currency, '#': (cents / 100).toFixed(2) })
  const hasVatIds = invoice.vatCategory !== 'O'
  const category = (name: string, reason: object = {}) => ({
    [name]: {
      'cbc:ID': invoice.vatCategory,
      ...(hasVatIds && { 'cbc:Percent': String(invoice.vatPercent) }),
      ...reason,
      'cac:TaxScheme': { 'cbc:ID': 'VAT' },
    },
  })
  const why = noVatText(invoice, t)
  const code = REASON_CODES[invoice.vatCategory]
  const gross = amount(invoice.grossCents)
  const document = {
    '@xmlns': `${UBL}:${root}-2`,
    ...Object.fromEntries(Object.entries(NAMES).map(([name, value]) => [`@${name}`, value])),
    'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
    'cbc:ID': invoice.number,
    'cbc:IssueDate': invoice.issuedOn,
    [`cbc:${root}TypeCode`]: credit ? '381' : '380',
    'cbc:Note': paidText(invoice, t),
    'cbc:DocumentCurrencyCode': currency,
    'cac:InvoicePeriod': { 'cbc:StartDate': invoice.periodStart, 'cbc:EndDate': invoice.periodEnd },
    ...(content.corrects && {
      'cac:BillingReference': { 'cac:InvoiceDocumentReference': { 'cbc:ID': content.corrects } },
    }),
    'cac:AccountingSupplierParty': { 'cac:Party': partyOf(seller, seller.country, hasVatIds) },
    // Of a private person nobody may know the country; the supply is where the seller is.
    'cac:AccountingCustomerParty': {
      'cac:Party': partyOf(buyer, buyer.country ?? seller.country, hasVatIds),
    },
    'cac:TaxTotal': {
      'cbc:TaxAmount': amount(invoice.vatCents),
      'cac:TaxSubtotal': {
        'cbc:TaxableAmount': amount(invoice.netCents),
        'cbc:TaxAmount': amount(invoice.vatCents),
        ...category('cac:TaxCategory', {
          ...(code && { 'cbc:TaxExemptionReasonCode': code }),
          ...(why && { 'cbc:TaxExemptionReason': why }),
        }),
      },
    },
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': amount(invoice.netCents),
      'cbc:TaxExclusiveAmount': amount(invoice.netCents),
      'cbc:TaxInclusiveAmount': gross,
      // It was paid before, or is given back at once.
      'cbc:PrepaidAmount': gross,
      'cbc:PayableAmount': amount(0),
    },
    [`cac:${root}Line`]: content.lines.map(({ text, netCents }, index) => ({
      'cbc:ID': String(index + 1),
      // A price is never negative: what is taken off is a negative quantity.
      [credit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity']: {
        '@unitCode': 'C62',
        '#': netCents < 0 ? '-1' : '1',
      },
      'cbc:LineExtensionAmount': amount(netCents),
      'cac:Item': { 'cbc:Name': lineName(text), ...category('cac:ClassifiedTaxCategory') },
      'cac:Price': { 'cbc:PriceAmount': amount(Math.abs(netCents)) },
    })),
  }
  return create({ version: '1.0', encoding: 'UTF-8' }, { [root]: document }).end({ prettyPrint: true })
}

function partyOf(
  { name, street, postalCode, city, vatId, taxNumber }: InvoiceParty,
  country: string,
  hasVatIds: boolean,
) {
  const scheme = (id: string, of: string) => ({
    'cbc:CompanyID': clean(id),
    'cac:TaxScheme': { 'cbc:ID': of },
  })
  const ownId = vatId && hasVatIds ? null : (taxNumber ?? vatId)
  return {
    // A seller has to be known by something.
    ...(ownId && { 'cac:PartyIdentification': { 'cbc:ID': clean(ownId) } }),
    'cac:PostalAddress': {
      ...(street && { 'cbc:StreetName': clean(street) }),
      ...(city && { 'cbc:CityName': clean(city) }),
      ...(postalCode && { 'cbc:PostalZone': clean(postalCode) }),
      'cac:Country': { 'cbc:IdentificationCode': country },
    },
    'cac:PartyTaxScheme': [
      ...(vatId && hasVatIds ? [scheme(vatId, 'VAT')] : []),
      ...(taxNumber ? [scheme(taxNumber, 'FC')] : []),
    ],
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': clean(name) },
  }
}

/** Without what XML cannot hold. */
const clean = (text: string): string => text.replace(/\p{C}+/gu, ' ').trim()
const lineName = (text: string): string => clean(text.replaceAll('\n', ', '))

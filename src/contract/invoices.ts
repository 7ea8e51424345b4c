import type { VatCategory } from '#domain/invoice/vat-treatment.ts'

export const INVOICE_KINDS = ['rental', 'rental_credit', 'fee', 'fee_credit'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

/** Who sends an invoice or gets it, as they were on that day. */
export interface InvoiceParty {
  name: string
  /** Of the operator the whole address, which has no parts. */
  street: string
  postalCode: string
  city: string
  /** ISO 3166-1 alpha-2; null where it is not known. */
  country: string | null
  vatId: string | null
  taxNumber: string | null
}

/** All that the paper of an invoice shows beside its number, dates and sums; never changed. */
export interface InvoiceContent {
  /** The recipient's at that time. */
  language: string
  seller: InvoiceParty
  buyer: InvoiceParty
  lines: readonly { text: string; netCents: number; grossCents: number }[]
  /** The number of the invoice that a credit note corrects. */
  corrects: string | null
}

/** The caller's business, as they said it. */
export interface LenderBusiness {
  name: string
  street: string
  postalCode: string
  city: string
  country: string
  /** False under the small business scheme. */
  chargesVat: boolean
  vatId: string | null
  taxNumber: string | null
}

/** Response of `get-my-business`. */
export interface MyBusiness {
  /** Null for a private person. */
  business: LenderBusiness | null
  /** What was proven of them, to begin with. */
  suggested: Partial<LenderBusiness>
  /** Rentals that are over and not invoiced, as their item is in another country than the business. */
  elsewhere: number
}

/** One invoice of the platform, as finance sees it in the list. */
export interface FeeInvoice {
  id: string
  number: string
  kind: InvoiceKind
  issuedOn: string
  recipient: string
  country: string | null
  vatCategory: VatCategory
  vatPercent: number
  netCents: number
  vatCents: number
  grossCents: number
  currency: string
}

/** How many invoices of the platform there are in a month, and their sums. */
export interface FeeInvoiceSums {
  count: number
  netCents: number
  vatCents: number
  grossCents: number
}

/** So many of a month's invoices are in one list, and in one ZIP. */
export const FEE_INVOICES_AT_ONCE = 200

/** Response of `load-fee-invoices`. */
export interface FeeInvoices {
  /** The first of them. */
  invoices: readonly FeeInvoice[]
  sums: FeeInvoiceSums
}

import type { Texts } from '#server/mail/texts-in.ts'
import type { Invoice } from './load-invoice.ts'

const TEXTS = { E: 'documents.vat-exempt', AE: 'documents.vat-reverse', O: 'documents.vat-outside' } as const

/** Why an invoice has no VAT, in the words that it has to have; nothing where it has. */
export const noVatText = ({ vatCategory }: Pick<Invoice, 'vatCategory'>, t: Texts): string | undefined =>
  vatCategory === 'S' ? undefined : t(TEXTS[vatCategory])

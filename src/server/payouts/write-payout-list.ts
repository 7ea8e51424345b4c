import { csvOf } from '#domain/csv.ts'
import type { SepaTransfer } from './write-sepa-file.ts'

const HEAD = ['number', 'holder', 'iban', 'amount', 'currency', 'reference']

/** Transfers in a currency for which there is no SEPA, as CSV: the operator orders them at their bank by hand. */
export const writePayoutList = (transfers: readonly SepaTransfer[], currency: string): string =>
  csvOf([
    HEAD,
    ...transfers.map(({ id, holder, iban, cents, reference }) => [
      id,
      holder,
      iban,
      (cents / 100).toFixed(2),
      currency,
      reference,
    ]),
  ])

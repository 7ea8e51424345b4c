import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools'

/** An IBAN as banks write it, from what a person typed; undefined where it is none, or not of a SEPA country. */
export function readIban(typed: string): string | undefined {
  const iban = electronicFormatIBAN(typed)
  return iban && isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2)) ? iban : undefined
}

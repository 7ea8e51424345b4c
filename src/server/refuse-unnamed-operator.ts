import { StartError } from '#backend/start/start-error.ts'
import type { Config } from './config.ts'

/** What the law and the people who meet on the site want to know of its operator. */
export const LEGAL_SETTINGS = {
  operator: [
    'OPERATOR_NAME',
    'the person or company that runs the site, for legal pages, receipts and transfers',
  ],
  address: ['OPERATOR_ADDRESS', "the operator's postal address, for legal pages, receipts and mails"],
  email: ['OPERATOR_EMAIL', 'the address at which people reach the operator'],
  phone: ['OPERATOR_PHONE', 'the number at which people reach the operator'],
  jurisdiction: [
    'OPERATOR_JURISDICTION',
    'the place whose law applies to the contracts, such as "Hamburg, Germany"',
  ],
} as const

/**
 * Production starts only where the operator is named, in the environment or in the settings of the site: it never passes
 * for the demo's. Names every setting that is missing.
 */
export function refuseUnnamedOperator({ mode, brand }: Config): void {
  if (mode !== 'production') return
  const faults = Object.entries(LEGAL_SETTINGS)
    .filter(([name]) => !brand[name as keyof typeof LEGAL_SETTINGS])
    .map(([, [variable, what]]) => `${variable} is missing: ${what}.`)
  if (faults.length > 0) throw new StartError(...faults)
}

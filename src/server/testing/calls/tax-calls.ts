import type { Call } from './call.ts'
import { refusedToOthers } from './refused-to-others.ts'

const refused = refusedToOthers('UNAUTHORIZED', 'admin')
const year = async () => ({ year: 2026 })

/** What admins do for the yearly report to the tax office. */
export const TAX_CALLS: Call[] = [
  { name: 'load-tax-report', by: ['admin', 'finance'], input: year, refused },
  { name: 'ask-for-tax-numbers', by: ['admin', 'finance'], input: year, refused },
  {
    name: 'export-tax-report',
    by: ['admin', 'finance'],
    input: async () => ({ year: 2026, country: 'DE', taxNumber: '12345678901' }),
    refused,
  },
]

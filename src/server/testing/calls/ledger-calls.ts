import type { Call } from './call.ts'
import { refusedToOthers } from './refused-to-others.ts'

const refused = refusedToOthers('UNAUTHORIZED', 'admin')

/** What finance reads of the ledger as a whole. */
export const LEDGER_CALLS: Call[] = [
  {
    name: 'load-trial-balance',
    by: ['admin', 'finance'],
    input: async (cast) => ({ day: cast.deps.now().toISOString().slice(0, 10) }),
    refused,
  },
  {
    name: 'export-ledger',
    by: ['admin', 'finance'],
    input: async () => ({ from: '2026-10-01', to: '2026-10-31' }),
    refused,
  },
]

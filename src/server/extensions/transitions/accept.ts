import { epochOf } from '#backend/db/instant.ts'
import { refuse } from '#domain/result.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import { chargeExtension } from '../charge-extension.ts'
import type { ExtensionRow } from '../extension-row.ts'

/** The lender says yes to a later end: the renter's card is charged, and the rental ends later once it is. */
export const accept = step<ExtensionRow>()({
  name: 'accept',
  guard: ({ now }, { expires_at }) =>
    epochOf(expires_at) <= now.getTime()
      ? refuse('WRONG_STATE', { status: 'expired', transition: 'accept' })
      : undefined,
  async effects({ tx, deps, now }, row) {
    await chargeExtension(tx, deps, row, now)
    return undefined
  },
})

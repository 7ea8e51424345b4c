import { epochOf } from '#backend/db/instant.ts'
import { refuse } from '#domain/result.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import type { ClaimRow } from '../claim-row.ts'
import { settleClaim } from '../settle-claim.ts'
import { agreedOf } from './accept.ts'

/** There was no answer by the deadline: the last amount named stands. */
export const lapse = step<ClaimRow>()({
  name: 'lapse',
  guard: ({ now }, { due_at, status }) =>
    due_at && epochOf(due_at) <= now.getTime()
      ? undefined
      : refuse('WRONG_STATE', { status, transition: 'lapse' }),
  async effects({ tx, deps, from }, row) {
    const awardCents = agreedOf(from, row)
    await settleClaim(tx, deps, row, awardCents)
    return { awardCents }
  },
})

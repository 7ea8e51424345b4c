import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import { DEMO_COUNTRIES, type ResetDemo } from '#contract/demo.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'

/**
 * Begins the demo anew, in one of its countries or, for null, in all four: everything that anybody did in it is gone,
 * who is signed in is signed out. For admins, in demo mode alone. Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND,
 * SERVICE_UNAVAILABLE where others write all the time, and nothing has changed.
 */
export const resetDemo = stagedUseCase({
  name: 'reset-demo',
  allow: 'signed-in',
  limit: { requests: 6, seconds: 3_600 },
  input: z.object({ country: z.enum(DEMO_COUNTRIES).nullable() }),
  async runStaged({ deps, userId, client }, { country }) {
    const denial = await inTransaction(deps.db, { as: 'service' }, (tx) => partRefusal(tx, userId, 'admin'))
    if (denial) return denial
    if (deps.config.mode !== 'demo') return refuse('NOT_FOUND')
    const seed = await import('#seed/reset-demo.ts')
    const outcome = await seed.resetDemo(deps, { country: country ?? undefined, by: { userId, ...client } })
    if (outcome === 'busy') return refuse('SERVICE_UNAVAILABLE')
    if (outcome === 'no-demo') return refuse('NOT_FOUND')
    // The other processes hear of it.
    await Promise.all([deps.settings.reload(), deps.content.reload()])
    deps.settings.outdate()
    return ok<ResetDemo>({ country })
  },
})

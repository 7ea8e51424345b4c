import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import { MAX_BULK } from '#contract/bulk.ts'
import { refuse } from '#domain/result.ts'
import { eachOf } from '#server/administration/each-of.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { caseKind } from '../case.ts'
import { lockCase } from '../case-row.ts'
import { mayWorkOn } from '../may-work-on.ts'
import type { SubjectKind } from '../subject.ts'

/**
 * A moderator takes an open case, gives it to a colleague who may decide on it, or back to all (`to` is null); it says who
 * works on it and keeps nobody from deciding. Refused: BLOCKED, NOT_FOUND, UNAUTHORIZED on a case of their own or
 * for a colleague who may not decide on it, WRONG_STATE.
 */
export const assignCase = (kinds: readonly SubjectKind[]) =>
  useCase({
    name: 'assign-case',
    allow: 'signed-in',
    limit: { requests: 120, seconds: 60 },
    input: z.object({ id: z.uuid(), to: z.uuid().nullable() }),
    run: (context, input) => assign(kinds, context, input),
  })

/**
 * Assigns several cases, each as `assign-case` does; one that cannot be leaves the others alone. Refused: BLOCKED,
 * UNAUTHORIZED, STAFF_FACTOR_MISSING; for a single case what `assign-case` refuses.
 */
export const assignCases = (kinds: readonly SubjectKind[]) =>
  useCase({
    name: 'assign-cases',
    allow: 'signed-in',
    limit: { requests: 60, seconds: 60 },
    input: z.object({ ids: z.array(z.uuid()).min(1).max(MAX_BULK), to: z.uuid().nullable() }),
    async run(context, { ids, to }) {
      const denial = await partRefusal(context.tx, context.userId, 'moderator')
      return denial ?? eachOf(ids, (id) => assign(kinds, context, { id, to }))
    },
  })

async function assign(
  kinds: readonly SubjectKind[],
  { tx, deps, userId, now }: Context,
  { id, to }: { id: string; to: string | null },
) {
  const locked = await lockCase(tx, kinds, { id, actorId: userId, at: now })
  const work = await mayWorkOn(tx, locked, userId)
  if (!work.ok) return work
  if (to && to !== userId && !(await mayWorkOn(tx, locked, to)).ok) return refuse('UNAUTHORIZED')
  const row = { ...work.value.row, assignTo: to }
  return transition(tx, deps, caseKind, { id, name: 'assign', actor: { userId }, locked: row })
}

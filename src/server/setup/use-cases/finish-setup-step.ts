import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { SAID_STEPS } from '#contract/setup.ts'
import { ok } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'

/** Notes that a step of setting up the site is done, or is not after all. For admins. Refused: BLOCKED, UNAUTHORIZED. */
export const finishSetupStep = useCase({
  name: 'finish-setup-step',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 3_600 },
  input: z.object({ step: z.enum(SAID_STEPS), isDone: z.boolean() }),
  async run({ tx, userId, now }, { step, isDone }) {
    const denial = await partRefusal(tx, userId, 'admin')
    if (denial) return denial
    const done = { done_at: isDone ? now.toISOString() : null, done_by: isDone ? userId : null }
    await tx
      .insertInto('setup_steps')
      .values({ step, ...done })
      .onConflict((conflict) => conflict.column('step').doUpdateSet(done))
      .execute()
    await recordAction(tx, {
      actorId: userId,
      action: 'finish-setup-step',
      details: { step, isDone },
      at: now,
    })
    return ok({ step })
  },
})

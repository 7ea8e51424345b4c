import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { TEST_MAIL_MINUTES } from '#contract/setup.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'

/**
 * Notes that the test mail arrived, by its code. For admins. Refused: BLOCKED, UNAUTHORIZED, TEST_CODE_WRONG for another
 * code, one that is too old, or none that was sent.
 */
export const confirmTestMail = useCase({
  name: 'confirm-test-mail',
  allow: 'signed-in',
  limit: { requests: 20, seconds: 600 },
  input: z.object({ code: z.string().regex(/^\d{6}$/) }),
  async run({ tx, userId, now }, { code }) {
    const denial = await partRefusal(tx, userId, 'admin')
    if (denial) return denial
    const since = new Date(now.getTime() - TEST_MAIL_MINUTES * 60_000)
    const { numUpdatedRows } = await tx
      .updateTable('setup_steps')
      .set({ done_at: now.toISOString(), done_by: userId, code: null, code_sent_at: null })
      .where('step', '=', 'mail')
      .where('code', '=', code)
      .where('code_sent_at', '>', since.toISOString())
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return refuse('TEST_CODE_WRONG')
    await recordAction(tx, { actorId: userId, action: 'confirm-test-mail', details: {}, at: now })
    return ok({ doneAt: now.toISOString() })
  },
})

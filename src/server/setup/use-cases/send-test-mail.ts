import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { TEST_MAIL_MINUTES } from '#contract/setup.ts'
import { ok } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'

/** Mails the caller a code, by the way of all mails; only the last one counts. For admins. Refused: BLOCKED, UNAUTHORIZED. */
export const sendTestMail = useCase({
  name: 'send-test-mail',
  allow: 'signed-in',
  limit: { requests: 10, seconds: 3_600 },
  input: z.object({}),
  async run({ tx, userId, now }) {
    const denial = await partRefusal(tx, userId, 'admin')
    if (denial) return denial
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const sent = { code, code_sent_at: now.toISOString() }
    await tx
      .insertInto('setup_steps')
      .values({ step: 'mail', ...sent })
      .onConflict((conflict) => conflict.column('step').doUpdateSet(sent))
      .execute()
    const data = { code, minutes: TEST_MAIL_MINUTES }
    await putMail(tx, await loadRecipient(tx, userId), 'test-mail', data, `${now.toISOString()} ${code}`)
    await recordAction(tx, { actorId: userId, action: 'send-test-mail', details: {}, at: now })
    return ok({ sentAt: now.toISOString() })
  },
})

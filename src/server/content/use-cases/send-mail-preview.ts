import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { causeId } from '#backend/start/cause.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { subjectOf } from '#server/mail/render-mail.ts'
import { examplesOf } from '../examples-of.ts'
import { whichMail } from '../mail-input.ts'

/**
 * Sends the caller a mail with example data, with its texts as they are in force. For admins. Refused: BLOCKED,
 * UNAUTHORIZED, BAD_INPUT for a variant that there is not, and where the account has no address.
 */
export const sendMailPreview = useCase({
  name: 'send-mail-preview',
  allow: 'signed-in',
  limit: { requests: 30, seconds: 3_600 },
  input: z.object({ ...whichMail, variant: z.int().min(0).max(100).default(0) }),
  async run({ tx, userId, deps }, { template, language, variant }) {
    const denial = await partRefusal(tx, userId, 'content')
    if (denial) return denial
    const example = examplesOf(template, deps.config.siteUrl)[variant]
    const { email } = await tx
      .selectFrom('profiles')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    if (!example || !email) return refuse('BAD_INPUT')
    await tx
      .insertInto('outbox')
      .values({
        recipient: email,
        locale: language,
        template,
        data: JSON.stringify(example),
        subject: subjectOf(template, language, example),
        cause_id: causeId(),
      })
      .execute()
    return ok({ to: email })
  },
})

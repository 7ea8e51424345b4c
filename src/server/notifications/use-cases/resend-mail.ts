import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { resend } from '../resend.ts'

/**
 * Sends a mail once more, as another attempt of its own, to the address that its person has now; once a minute. For
 * admins. Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND; MAIL_WITHHELD for codes and private messages and where nothing is
 * left of it; MAIL_WAITING while it is still to go out; MAIL_STOPPED where the person wants no such mails any more.
 */
export const resendMail = useCase({
  name: 'resend-mail',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 3_600 },
  input: z.object({ id: z.uuid() }),
  async run({ tx, userId, now, client }, { id }) {
    const denial = await partRefusal(tx, userId, 'support')
    if (denial) return denial
    return resend({ tx, userId, now, client }, id)
  },
})

import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { signingSecrets } from '#backend/keys/secrets.ts'
import type { StoppedTopic } from '#contract/notifications.ts'
import { ok, refuse } from '#domain/result.ts'
import { readStopToken } from '#server/mail/stop-link.ts'
import { chooseMails } from '../choose-mails.ts'

/**
 * Ends the mails of one topic for the person to whom the link in a mail was sent, or with `again` brings them back;
 * nobody has to sign in. Refused: NOT_FOUND for any other link.
 */
export const stopMails = useCase({
  name: 'stop-mails',
  allow: 'anyone',
  limit: { requests: 30, seconds: 3_600 },
  input: z.object({ token: z.string().max(200), again: z.boolean().default(false) }),
  async run({ tx, deps }, { token, again }) {
    const mails = readStopToken(token, signingSecrets(deps.config.secrets))
    if (!mails || !(await chooseMails(tx, mails, again))) return refuse('NOT_FOUND')
    return ok<StoppedTopic>({ topic: mails.topic, isStopped: !again })
  },
})

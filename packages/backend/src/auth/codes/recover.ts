import type { Context } from 'hono'
import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { readEmail } from '../contact.ts'
import type { AuthDeps } from '../deps.ts'
import { limitMail } from '../limit-mail.ts'
import { mailLanguages } from '../mail-languages.ts'
import { readBody } from '../read-body.ts'
import { lockUser } from '../user-row.ts'
import { withMinimumDuration } from '../with-minimum-duration.ts'
import { challengeFields, readChallenge } from './challenge.ts'
import { redirectTarget } from './redirect-target.ts'
import { sendCode } from './send-code.ts'

const input = z.object({ email: z.string().default(''), ...challengeFields })

/** POST /recover: mails a way to a new password, and answers the same when there is no such account. */
export const recover = (deps: AuthDeps) => async (c: Context) => {
  const body = await readBody(c, input)
  const email = readEmail(body.email)
  const challenge = readChallenge(deps, body)
  await limitMail(deps, c, 'recovery', email)
  await withMinimumDuration(
    inTransaction(deps.db, { as: 'owner' }, async (tx) => {
      const user = await lockUser(tx, 'email', email)
      if (!user) return
      const languages = mailLanguages(c, user.raw_user_meta_data)
      await sendCode(deps, tx, {
        kind: 'recovery',
        user,
        languages,
        redirectTo: redirectTarget(deps, c),
        challenge,
        dropsPassword: true,
      })
    }),
  )
  return c.json({})
}

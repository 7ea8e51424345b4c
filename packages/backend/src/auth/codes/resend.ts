import type { Context } from 'hono'
import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { sendEmailChange } from '../account/send-email-change.ts'
import { invalid } from '../auth-error.ts'
import { readEmail, readPhone } from '../contact.ts'
import type { AuthDeps } from '../deps.ts'
import { limitMail } from '../limit-mail.ts'
import { mailLanguages } from '../mail-languages.ts'
import { readBody } from '../read-body.ts'
import { lockUser } from '../user-row.ts'
import { withMinimumDuration } from '../with-minimum-duration.ts'
import { type Challenge, challengeFields, readChallenge } from './challenge.ts'
import { redirectTarget } from './redirect-target.ts'
import { sendCode } from './send-code.ts'

const input = z.object({
  type: z.string().default(''),
  email: z.string().default(''),
  phone: z.string().default(''),
  ...challengeFields,
})

/** POST /resend: the last confirmation once more, where one is still open; the same answer where none is. */
export const resend = (deps: AuthDeps) => async (c: Context) => {
  const body = await readBody(c, input)
  const challenge = readChallenge(deps, body)
  switch (body.type) {
    case 'signup':
    case 'email_change': {
      if (!body.email) throw invalid('Type provided requires an email address')
      const email = readEmail(body.email)
      await limitMail(deps, c, body.type, email)
      await withMinimumDuration(resendMail(deps, c, body.type, email, challenge))
      return c.json({})
    }
    case 'sms':
    case 'phone_change':
      if (!body.phone) throw invalid('Type provided requires a phone number')
      readPhone(body.phone)
      // No number here ever waits for a message: see readNewContact.
      return c.json({})
    default:
      throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
  }
}

function resendMail(
  deps: AuthDeps,
  c: Context,
  type: 'signup' | 'email_change',
  email: string,
  challenge: Challenge | undefined,
): Promise<void> {
  return inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    const user = await lockUser(tx, 'email', email)
    if (!user) return
    const mail = {
      user,
      languages: mailLanguages(c, user.raw_user_meta_data),
      redirectTo: redirectTarget(deps, c),
      challenge,
    }
    if (type === 'signup' && !user.email_confirmed_at) {
      await sendCode(deps, tx, { ...mail, kind: 'signup' })
    }
    if (type === 'email_change' && user.email_change) {
      await sendEmailChange(deps, tx, { ...mail, newEmail: user.email_change })
    }
  })
}

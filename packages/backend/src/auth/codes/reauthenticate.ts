import type { Context } from 'hono'
import { inTransaction } from '#backend/db/transaction.ts'
import { AuthError, invalid } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'
import { limitMail } from '../limit-mail.ts'
import { mailLanguages } from '../mail-languages.ts'
import { requireUser } from '../sessions/require-user.ts'
import { lockUser, type UserJson } from '../user-row.ts'
import { makeCode } from './make-code.ts'
import { codeMinutes, markSent } from './send-code.ts'

/** GET /reauthenticate: mails the code that a change of the password may ask for. */
export const reauthenticate = (deps: AuthDeps) => async (c: Context) => {
  const { id, json } = await requireUser(deps, c)
  const { email } = JSON.parse(json) as UserJson
  if (email) await limitMail(deps, c, 'reauthentication', email)
  await inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    const user = (await lockUser(tx, 'id', id))!
    if (!user.email && !user.phone) {
      throw invalid('Reauthentication requires the user to have an email or a phone number')
    }
    if (!user.email) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
    if (!user.email_confirmed_at) {
      throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.')
    }
    const { code } = await makeCode(deps, tx, {
      userId: id,
      tokenType: 'reauthentication_token',
      email: user.email,
      method: 'otp',
    })
    await markSent(deps, tx, id, 'reauthentication_sent_at')
    await deps.mail(tx, {
      to: user.email,
      languages: mailLanguages(c, user.raw_user_meta_data),
      template: 'reauthentication',
      data: { code, minutes: codeMinutes(deps) },
    })
  })
  return c.json({})
}

import type { Context } from 'hono'
import { z } from 'zod'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { metadataInput } from '../account/metadata.ts'
import { AuthError, invalid } from '../auth-error.ts'
import { readEmail, readPhone } from '../contact.ts'
import type { AuthDeps } from '../deps.ts'
import { limitMail } from '../limit-mail.ts'
import { mailLanguages } from '../mail-languages.ts'
import { readBody } from '../read-body.ts'
import { createUser } from '../sign-up/create-user.ts'
import { lockUser, type UserRow } from '../user-row.ts'
import { withMinimumDuration } from '../with-minimum-duration.ts'
import { challengeFields, readChallenge } from './challenge.ts'
import { redirectTarget } from './redirect-target.ts'
import { sendCode } from './send-code.ts'

const input = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  create_user: z.boolean().default(true),
  data: metadataInput,
  channel: z.string().nullish(),
  ...challengeFields,
})

type Body = z.output<typeof input>

/** POST /otp: mails a six-digit code and a link that sign in, for a new account as well where that is wanted. */
export const sendOtp = (deps: AuthDeps) => async (c: Context) => {
  const body = await readBody(c, input)
  const email = readRecipient(body)
  const challenge = readChallenge(deps, body)
  await limitMail(deps, c, 'magiclink', email)
  await withMinimumDuration(
    inTransaction(deps.db, { as: 'owner' }, async (tx) => {
      const user = await findOrCreate(deps, tx, email, body)
      const mustConfirm = !user.email_confirmed_at && !deps.settings.autoconfirm
      await sendCode(deps, tx, {
        kind: mustConfirm ? 'signup' : 'magiclink',
        user,
        languages: mailLanguages(c, user.raw_user_meta_data),
        redirectTo: redirectTarget(deps, c),
        challenge,
        // Where addresses are confirmed by mail, anyone may have signed up with this one.
        dropsPassword: !deps.settings.autoconfirm,
      })
    }),
  )
  return c.json({})
}

function readRecipient({ email, phone, channel }: Body): string {
  if (email && phone) throw invalid('Only an email address or phone number should be provided')
  if (phone) {
    readPhone(phone)
    throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
  }
  if (!email) throw invalid('One of email or phone must be set')
  if (channel) throw invalid('Channel should only be specified with Phone OTP')
  return readEmail(email)
}

async function findOrCreate(deps: AuthDeps, tx: SqlTransaction, email: string, body: Body): Promise<UserRow> {
  const known = await lockUser(tx, 'email', email)
  if (known) return known
  if (!body.create_user) throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')
  if (!deps.settings.signUps) {
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  }
  // Never confirmed here, not even under autoconfirm: the code in the mail will do that.
  await createUser(deps, tx, { email, data: body.data ?? {}, confirmed: false })
  return (await lockUser(tx, 'email', email))!
}

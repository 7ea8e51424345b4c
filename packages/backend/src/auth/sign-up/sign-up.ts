import type { Context } from 'hono'
import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { metadataInput } from '../account/metadata.ts'
import { AuthError, invalid } from '../auth-error.ts'
import { challengeFields, readChallenge } from '../codes/challenge.ts'
import { redirectTarget } from '../codes/redirect-target.ts'
import { readEmail, readPhone } from '../contact.ts'
import type { AuthDeps } from '../deps.ts'
import { limitRequests } from '../limit-requests.ts'
import { readBody } from '../read-body.ts'
import { deviceOf } from '../sessions/device.ts'
import { openSession } from '../sessions/open-session.ts'
import { respondWithSession } from '../sessions/session-answer.ts'
import { hashPassword } from '../sign-in/password.ts'
import { refuseWeakPassword } from '../sign-in/weak-password.ts'
import { lockUser } from '../user-row.ts'
import { createUser } from './create-user.ts'
import { signUpAnonymously } from './sign-up-anonymously.ts'
import { type SignUp, signUpByMail } from './sign-up-by-mail.ts'

const input = z.object({
  email: z.string().default(''),
  phone: z.string().default(''),
  password: z.string().default(''),
  data: metadataInput,
  channel: z.string().nullish(),
  ...challengeFields,
})

/** POST /signup: a session, or a user who has yet to confirm; neither tells whether the address had an account. */
export const signUp = (deps: AuthDeps) => async (c: Context) => {
  const body = await readBody(c, input)
  const challenge = readChallenge(deps, body)
  if (!deps.settings.signUps) {
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  }
  const data = body.data ?? {}
  if (!body.email && !body.phone) return signUpAnonymously(deps, c, data)

  if (!body.password) throw invalid('Signup requires a valid password')
  const contact = readNewContact(deps, body)
  await limitRequests(deps, c, 'sign-up')
  await refuseWeakPassword(deps.settings, body.password, [contact.value, ...Object.values(data)])
  // Before the account is looked up, so that both outcomes take the same time.
  const passwordHash = await hashPassword(body.password)
  const request = {
    ...contact,
    data,
    password: body.password,
    passwordHash,
    challenge,
    redirectTo: redirectTarget(deps, c),
  }
  return contact.autoconfirm ? signUpAtOnce(deps, c, request) : signUpByMail(deps, c, request)
}

async function signUpAtOnce(deps: AuthDeps, c: Context, { key, value, data, passwordHash }: SignUp) {
  const session = await inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    if (await lockUser(tx, key, value)) throw alreadyRegistered()
    const id = await createUser(deps, tx, { [key]: value, data, passwordHash, confirmed: true })
    return openSession(deps, tx, id, 'password', deviceOf(c, deps))
  }).catch((error: Error & { constraint?: string }) => {
    // Two sign-ups of one address at the same moment.
    throw error.constraint === `users_${key}_key` ? alreadyRegistered() : error
  })
  return respondWithSession(deps, c, session)
}

function readNewContact({ settings }: AuthDeps, { email, phone }: { email: string; phone: string }) {
  if (email && phone) {
    throw invalid('Only an email address or phone number should be provided on signup.')
  }
  if (email) {
    if (!settings.email) throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled')
    return { key: 'email' as const, value: readEmail(email), autoconfirm: settings.autoconfirm }
  }
  if (!settings.phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  const value = readPhone(phone)
  // Text messages cannot be sent here, so a number is either accepted as it is or not at all.
  if (!settings.phoneAutoconfirm) {
    throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
  }
  return { key: 'phone' as const, value, autoconfirm: true }
}

const alreadyRegistered = () => new AuthError(422, 'user_already_exists', 'User already registered')

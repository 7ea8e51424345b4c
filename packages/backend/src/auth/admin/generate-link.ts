import type { Context } from 'hono'
import { z } from 'zod'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { metadataInput } from '../account/metadata.ts'
import { startEmailChange } from '../account/send-email-change.ts'
import { AuthError, invalid } from '../auth-error.ts'
import { actionLinkUrl } from '../codes/link-url.ts'
import { makeCode, type TokenType } from '../codes/make-code.ts'
import { redirectTarget } from '../codes/redirect-target.ts'
import { CODE_KINDS, type CodeKind, markSent } from '../codes/send-code.ts'
import { readEmail } from '../contact.ts'
import type { AuthDeps } from '../deps.ts'
import { readBody } from '../read-body.ts'
import { requireAdmin } from '../sessions/require-user.ts'
import { hashPassword } from '../sign-in/password.ts'
import { refuseWeakPassword } from '../sign-in/weak-password.ts'
import { createUser } from '../sign-up/create-user.ts'
import { lockUser, type UserRow, userJson } from '../user-row.ts'
import { inviteUser } from './invite.ts'

const input = z.object({
  type: z.string().default(''),
  email: z.string().default(''),
  new_email: z.string().default(''),
  password: z.string().default(''),
  data: metadataInput,
  redirect_to: z.string().nullish(),
})

type Body = z.output<typeof input>

interface Link {
  userId: string
  /** The type that the link verifies as; a magic link to a new account is a sign-up. */
  type: CodeKind | 'email_change'
  verificationType: string
  tokenType: TokenType
  recipient: string
}

/** POST /admin/generate_link: what a mail would hold, for operators who write their own; no mail is sent. */
export const generateLink = (deps: AuthDeps) => async (c: Context) => {
  await requireAdmin(deps, c)
  const body = await readBody(c, input)
  const email = readEmail(body.email)
  const redirectTo = redirectTarget(deps, c, body.redirect_to ?? undefined)
  const passwordHash = await readPassword(deps, body)
  const answer = await inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    const link = await prepare(deps, tx, body, email, passwordHash)
    const { code, tokenHash } = await makeCode(deps, tx, {
      userId: link.userId,
      tokenType: link.tokenType,
      email: link.recipient,
      method: link.type,
    })
    return {
      ...(await userJson(tx, link.userId)),
      action_link: actionLinkUrl(deps, { type: link.type, tokenHash, redirectTo }),
      email_otp: code,
      hashed_token: tokenHash,
      verification_type: link.verificationType,
      redirect_to: redirectTo,
    }
  })
  return c.json(answer)
}

async function readPassword(deps: AuthDeps, { type, password }: Body): Promise<string | undefined> {
  if (type !== 'signup' || !password) return
  await refuseWeakPassword(deps.settings, password)
  return hashPassword(password)
}

async function prepare(
  deps: AuthDeps,
  tx: SqlTransaction,
  body: Body,
  email: string,
  passwordHash: string | undefined,
): Promise<Link> {
  const data = body.data ?? {}
  const known = await lockUser(tx, 'email', email)
  const plain = async (type: CodeKind, userId: string): Promise<Link> => {
    const { tokenType, sentAt } = CODE_KINDS[type]
    await markSent(deps, tx, userId, sentAt)
    return { userId, type, verificationType: type, tokenType, recipient: email }
  }
  switch (body.type) {
    case 'magiclink':
      if (known) return plain('magiclink', known.id)
      return plain('signup', await createUser(deps, tx, { email, data, confirmed: false }))
    case 'recovery':
      return plain('recovery', mustExist(known).id)
    case 'invite':
      return plain('invite', await inviteUser(deps, tx, email, data))
    case 'signup': {
      if (known?.email_confirmed_at) {
        throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
      }
      if (known) return plain('signup', known.id)
      if (!passwordHash) throw invalid('Signup requires a valid password')
      return plain('signup', await createUser(deps, tx, { email, data, passwordHash, confirmed: false }))
    }
    case 'email_change_current':
    case 'email_change_new':
      return prepareEmailChange(deps, tx, mustExist(known), body.type, body.new_email)
    default:
      throw invalid(`Invalid email action link type requested: ${body.type}`)
  }
}

async function prepareEmailChange(
  deps: AuthDeps,
  tx: SqlTransaction,
  user: UserRow,
  type: 'email_change_current' | 'email_change_new',
  address: string,
): Promise<Link> {
  if (type === 'email_change_current' && !deps.settings.secureEmailChange) {
    throw invalid('Enable secure email change to generate link for current email')
  }
  const newEmail = readEmail(address)
  if (await lockUser(tx, 'email', newEmail)) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
  }
  // The second of a pair of links must not undo the first.
  if (user.email_change !== newEmail) await startEmailChange(deps, tx, user.id, newEmail)
  return {
    userId: user.id,
    type: 'email_change',
    verificationType: type,
    tokenType: type === 'email_change_new' ? 'email_change_token_new' : 'email_change_token_current',
    recipient: type === 'email_change_new' ? newEmail : user.email!,
  }
}

function mustExist(user: UserRow | undefined): UserRow {
  if (!user) throw new AuthError(404, 'user_not_found', 'User with this email not found')
  return user
}

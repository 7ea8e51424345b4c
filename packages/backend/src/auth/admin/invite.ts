import type { Context } from 'hono'
import { z } from 'zod'
import type { Queryable } from '#backend/db/sql-transaction.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { metadataInput } from '../account/metadata.ts'
import { AuthError } from '../auth-error.ts'
import { redirectTarget } from '../codes/redirect-target.ts'
import { sendCode } from '../codes/send-code.ts'
import { readEmail } from '../contact.ts'
import type { AuthDeps } from '../deps.ts'
import { mailLanguages } from '../mail-languages.ts'
import { readBody } from '../read-body.ts'
import { requireAdmin } from '../sessions/require-user.ts'
import { createUser } from '../sign-up/create-user.ts'
import { lockUser, userJson } from '../user-row.ts'

const input = z.object({
  email: z.string().default(''),
  data: metadataInput,
})

/** POST /invite: creates an account and mails its owner a link to take it over. */
export const invite = (deps: AuthDeps) => async (c: Context) => {
  await requireAdmin(deps, c)
  const body = await readBody(c, input)
  const email = readEmail(body.email)
  const user = await inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    const id = await inviteUser(deps, tx, email, body.data ?? {})
    const languages = mailLanguages(c, body.data ?? {})
    await sendCode(deps, tx, {
      kind: 'invite',
      user: { id, email },
      languages,
      redirectTo: redirectTarget(deps, c),
    })
    return userJson(tx, id)
  })
  return c.json(user)
}

/** The id of the invited account, created if there is none; refuses an address whose owner has signed up already. */
export async function inviteUser(
  deps: AuthDeps,
  tx: Queryable,
  email: string,
  data: Record<string, unknown>,
): Promise<string> {
  const known = await lockUser(tx, 'email', email)
  if (known?.email_confirmed_at) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
  }
  const id = known?.id ?? (await createUser(deps, tx, { email, data, confirmed: false }))
  await tx.query('update auth.users set invited_at = $2 where id = $1', [id, deps.now()])
  return id
}

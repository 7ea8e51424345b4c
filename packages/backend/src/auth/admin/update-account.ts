import type { Context } from 'hono'
import type { z } from 'zod'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { setEmail } from '../account/apply-email-change.ts'
import { replacePassword } from '../account/change-password.ts'
import { setPhone } from '../account/change-phone.ts'
import { confirmEmail } from '../account/confirm-email.ts'
import { mergeMetadata } from '../account/merge-metadata.ts'
import { readEmail, readPhone } from '../contact.ts'
import type { AuthDeps } from '../deps.ts'
import { readBody } from '../read-body.ts'
import { requireAdmin } from '../sessions/require-user.ts'
import { lockUser, type UserRow, userJson } from '../user-row.ts'
import { adminInput, readBan, readPasswordHash } from './admin-input.ts'
import { findAccount } from './find-account.ts'

type Body = z.output<typeof adminInput>

/** PUT /admin/users/{id}: everything takes effect at once; another password ends every session. */
export const updateAccount = (deps: AuthDeps) => async (c: Context) => {
  await requireAdmin(deps, c)
  const body = await readBody(c, adminInput)
  const email = body.email ? readEmail(body.email) : undefined
  const phone = body.phone ? readPhone(body.phone) : undefined
  const passwordHash = await readPasswordHash(deps, body)
  const bannedUntil = readBan(body.ban_duration, deps.now())
  const user = await inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    const account = await findAccount(c, tx)
    if (email && email !== account.email) await setEmail(deps, tx, account, email)
    if (body.email_confirm) {
      const current = (await lockUser(tx, 'id', account.id))!
      await confirmEmail(deps, tx, current)
    }
    await updatePhone(deps, tx, account, phone, body.phone_confirm)
    if (passwordHash) await replacePassword(deps, tx, account.id, passwordHash)
    await mergeMetadata(tx, account.id, { user: body.user_metadata, app: body.app_metadata })
    await updateColumns(deps, tx, account.id, body, bannedUntil)
    return userJson(tx, account.id)
  })
  return c.json(user)
}

async function updatePhone(
  deps: AuthDeps,
  tx: SqlTransaction,
  account: UserRow,
  phone: string | undefined,
  confirm: boolean,
) {
  const wanted = phone ?? (confirm ? account.phone : undefined)
  if (!wanted || (wanted === account.phone && !confirm)) return
  await setPhone(deps, tx, account, wanted, confirm || Boolean(account.phone_confirmed_at))
}

async function updateColumns(
  deps: AuthDeps,
  tx: SqlTransaction,
  id: string,
  { role, aud }: Body,
  bannedUntil: Date | null | undefined,
) {
  await tx.query(
    `update auth.users set role = coalesce($2, role), aud = coalesce($3, aud),
       banned_until = case when $4 then $5 else banned_until end, updated_at = $6
     where id = $1`,
    [id, role || null, aud || null, bannedUntil !== undefined, bannedUntil ?? null, deps.now()],
  )
}

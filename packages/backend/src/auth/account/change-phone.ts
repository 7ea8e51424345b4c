import type { Queryable } from '#backend/db/sql-transaction.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'
import { createIdentity } from '../sign-up/create-user.ts'
import { findUser, type UserRow } from '../user-row.ts'
import { addProvider } from './apply-email-change.ts'

/** Changes an account's phone number, where numbers are accepted without a message that confirms them. */
export async function changePhone(deps: AuthDeps, tx: Queryable, user: UserRow, phone: string) {
  if (!deps.settings.phone || !deps.settings.phoneAutoconfirm) {
    throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
  }
  await setPhone(deps, tx, user, phone, true)
}

/** Sets an account's number, with its identity; refuses one that is taken. */
export async function setPhone(
  deps: AuthDeps,
  tx: Queryable,
  user: Pick<UserRow, 'id'>,
  phone: string,
  confirmed: boolean,
) {
  const other = await findUser(tx, 'phone', phone)
  if (other && other.id !== user.id) {
    throw new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered')
  }
  await tx.query({
    name: 'set-phone',
    text: `update auth.users set phone = $2, phone_confirmed_at = case when $4 then $3::timestamptz end,
             phone_change = '', is_anonymous = false, updated_at = $3
           where id = $1`,
    values: [user.id, phone, deps.now(), confirmed],
  })
  const { rowCount } = await tx.query({
    name: 'set-phone-identity',
    text: `update auth.identities set updated_at = $3,
             identity_data = identity_data || jsonb_build_object('phone', $2::text, 'phone_verified', $4::boolean)
           where user_id = $1 and provider = 'phone'`,
    values: [user.id, phone, deps.now(), confirmed],
  })
  if (rowCount) return
  await createIdentity(deps, tx, user.id, 'phone', { phone, data: {}, confirmed })
  await addProvider(tx, user.id, 'phone')
}

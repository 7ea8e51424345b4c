import type { Queryable } from '#backend/db/sql-transaction.ts'

/** A row of `auth.users`, as far as the rules look at it. */
export interface UserRow {
  id: string
  aud: string
  role: string
  email: string | null
  phone: string | null
  encrypted_password: string | null
  email_confirmed_at: Date | null
  phone_confirmed_at: Date | null
  email_change: string
  email_change_confirm_status: number
  phone_change: string
  raw_app_meta_data: Record<string, unknown>
  raw_user_meta_data: Record<string, unknown>
  banned_until: Date | null
  deleted_at: Date | null
  is_anonymous: boolean
}

/** An account as the protocol shows it: the JSON in `users.rendered`. */
export interface UserJson {
  id: string
  aud: string
  role: string
  email: string
  phone: string
  app_metadata: Record<string, unknown>
  user_metadata: Record<string, unknown>
  identities: Record<string, unknown>[]
  is_anonymous: boolean
  [optional: string]: unknown
}

type Key = 'id' | 'email' | 'phone'

const FILTERS: Record<Key, string> = {
  id: 'id = $1',
  email: 'email = $1 and is_sso_user = false',
  phone: 'phone = $1',
}

/** The account with this id, e-mail address or phone number. */
export async function findUser(db: Queryable, key: Key, value: string): Promise<UserRow | undefined> {
  const { rows } = await db.query<UserRow>({
    name: `find-user-${key}`,
    text: `select * from auth.users where ${FILTERS[key]}`,
    values: [value],
  })
  return rows[0]
}

/** The same, locked until the end of the transaction. */
export async function lockUser(db: Queryable, key: Key, value: string): Promise<UserRow | undefined> {
  const { rows } = await db.query<UserRow>({
    name: `lock-user-${key}`,
    text: `select * from auth.users where ${FILTERS[key]} for update`,
    values: [value],
  })
  return rows[0]
}

/** The account as the protocol shows it. */
export async function userJson(db: Queryable, id: string): Promise<UserJson> {
  const { rows } = await db.query<{ rendered: string }>({
    name: 'user-json',
    text: 'select rendered from auth.users where id = $1',
    values: [id],
  })
  if (!rows[0]) throw new Error(`No account ${id}.`)
  return JSON.parse(rows[0].rendered)
}

/** Whether an account is banned at this moment. */
export const isBanned = (user: Pick<UserRow, 'banned_until'>, now: Date) =>
  user.banned_until !== null && user.banned_until > now

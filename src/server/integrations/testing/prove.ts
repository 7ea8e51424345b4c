import type { Database } from '#backend/db/database.ts'
import type { TestUser } from '#server/testing/app.ts'

/** Gives the session of a test person a proof that is so many minutes old. */
export async function prove({ pool }: Database, { token }: TestUser, minutesAgo = 0): Promise<void> {
  const { session_id } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
  await pool.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method, updated_at)
     values ($1, 'password', now() - make_interval(mins => $2))
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [session_id, minutesAgo],
  )
}

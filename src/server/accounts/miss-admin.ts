import type { Database } from '#backend/db/database.ts'
import type { Log } from '#backend/log.ts'
import type { Config } from '#server/config.ts'

/** Tells the log how somebody becomes the admin of a production site, as long as nobody is. */
export async function missAdmin({ pool }: Database, { adminEmail, mode }: Config, log: Log): Promise<void> {
  if (mode !== 'production') return
  const { rows } = await pool.query(`select from public.profiles where roles @> '{admin}' limit 1`)
  if (rows.length > 0) return
  log.warn(
    adminEmail
      ? 'Nobody is an admin yet: sign up with the address in ADMIN_EMAIL; where it has an account, have a code mailed at the login'
      : 'Nobody is an admin, and nobody can become one: set ADMIN_EMAIL, then sign up with that address',
  )
}

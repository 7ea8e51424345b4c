import type { Database } from '#backend/db/database.ts'
import { StartError } from '#backend/start/start-error.ts'
import type { Config } from './config.ts'

/** Refuses to open a demo's database to real people: the password of its accounts is public, an admin's among them. */
export async function refuseDemoData(db: Database, { mode }: Pick<Config, 'mode'>): Promise<void> {
  if (mode !== 'production') return
  const { demoEmail } = await import('#seed/seed-person.ts')
  const { rows } = await db.pool.query(
    `select from auth.users
     where email like $1 and encrypted_password is not null and deleted_at is null
       and (banned_until is null or banned_until < now())
     limit 1`,
    [demoEmail({ key: '%' })],
  )
  if (rows.length === 0) return
  throw new StartError(
    'This database holds the accounts of the demo, whose password is public. ' +
      'Use an empty database or another DATA_DIR for production.',
  )
}

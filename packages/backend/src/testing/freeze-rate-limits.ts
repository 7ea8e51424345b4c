import type { Database } from '../db/database.ts'

/** Stops the clock by which the database counts requests: a slow machine gets none more through than a fast one. */
export async function freezeRateLimits({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const { rows } = await pool.query<{ code: string }>(
    `select pg_get_functiondef('lendaround.take'::regproc) as code`,
  )
  const code = rows[0]!.code
  const frozen = code.replace('clock_timestamp()', `timestamptz '${new Date().toISOString()}'`)
  if (frozen === code) throw new Error('lendaround.take reads another clock')
  await pool.query(frozen)
}

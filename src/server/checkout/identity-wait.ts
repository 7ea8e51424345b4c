import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

/**
 * Lets a person hold dates while their proof is decided, whose checkout the caller has locked; false where nothing is
 * being decided, or where they did so within a week.
 */
export async function beginIdentityWait(tx: Transaction<Schema>, userId: string): Promise<boolean> {
  const { rows } = await sql<{
    began: boolean
  }>`select public.begin_identity_wait(${userId}) as began`.execute(tx)
  return rows[0]!.began
}

/** Whether a person may hold, though not pay, what takes this level: all that they lack for it is being decided. */
export async function waitsForLevel(
  tx: Transaction<Schema>,
  userId: string,
  level: number,
): Promise<boolean> {
  const { rows } = await sql<{
    waits: boolean
  }>`select public.waits_for_level(${userId}, ${level}) as waits`.execute(tx)
  return rows[0]!.waits
}

/** Whether this person's dates are held at present while their identity is decided. */
export async function isWaiting(tx: Transaction<Schema>, userId: string): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select public.identity_wait_end(${userId}) is not null as waits`.execute(tx)
  return rows[0]!.waits
}

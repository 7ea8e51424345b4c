import { type QueryExecutorProvider, sql } from 'kysely'

export const COMMIT_SOON = 'set local synchronous_commit = off'

/**
 * Has this transaction answered before it is on the disk: a database that crashes within a second, or an embedded one
 * that is killed, may forget it, whole. For what matters for minutes. Commits that notify wait for each other's disk, so
 * that this lifts a limit of all.
 */
export async function commitSoon(tx: QueryExecutorProvider): Promise<void> {
  await sql.raw(COMMIT_SOON).execute(tx)
}

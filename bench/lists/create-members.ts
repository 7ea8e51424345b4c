import type { SqlTransaction } from '#backend/db/sql-transaction.ts'

/** All people by number, `members (id, email, name, n)`, for statements that fill tables without triggers. */
export async function createMembers(tx: SqlTransaction): Promise<void> {
  await tx.query('set local statement_timeout = 0')
  await tx.query('set local session_replication_role = replica')
  await tx.query(
    `create temporary table members on commit drop as
     select id, email, name, (row_number() over (order by created_at, id))::integer as n from public.profiles`,
  )
  await tx.query('create unique index on members (n)')
  await tx.query('analyze members')
}

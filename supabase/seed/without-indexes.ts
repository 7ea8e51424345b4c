import type { SqlTransaction } from '#backend/db/sql-transaction.ts'

interface Removed {
  drop: string
  create: string
}

/**
 * Does `work` while these tables have only the indexes of their keys, and rebuilds the others afterwards: with millions
 * of rows that is several times as fast. The tables are locked meanwhile.
 */
export async function withoutIndexes<T>(
  tx: SqlTransaction,
  tables: string[],
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await tx.query<Removed>(
    `select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
       format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid))
         as create
     from pg_constraint c where c.contype = 'x' and c.conrelid = any ($1::regclass[])
     union all
     select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
     from pg_index i
     where i.indrelid = any ($1::regclass[])
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables],
  )
  for (const { drop } of rows) await tx.query(drop)
  const result = await work()
  await tx.query(`set local maintenance_work_mem = '512MB'`)
  for (const { create } of rows) await tx.query(create)
  return result
}

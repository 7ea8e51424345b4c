import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#backend/deps.ts'
import { asCaller } from '../as-caller.ts'
import { readJson } from '../read-json.ts'
import type { StorageContext } from '../storage-context.ts'
import { readListCursor, writeListCursor } from './list-cursor.ts'
import { listLimit } from './list-limit.ts'

const bodySchema = z.object({
  prefix: z.string().default(''),
  limit: listLimit({ usual: 1000, most: 1000 }),
  cursor: z.string().optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
})

interface Entry {
  name: string
  id: string | null
  metadata: Record<string, unknown> | null
  updated_at: Date | null
  created_at: Date | null
  last_accessed_at: Date | null
  /** The sort column to the microsecond, which a Date would lose. */
  position: string
}

/** `POST /object/list-v2/{bucket}`: names that start with a text, page by page; folders collapse on demand. */
export const listObjectsV2 = (deps: Deps) => async (c: StorageContext) => {
  const { prefix, limit, cursor, with_delimiter, sortBy } = await readJson(c, bodySchema)
  const after = readListCursor(cursor, sortBy.column !== 'name')
  const { rows } = await inTransaction(deps.db, asCaller(c, 'storage.object.list_v2'), (tx) =>
    tx.query<Entry>(listQuery(sortBy), [
      c.req.param('bucket'),
      prefix,
      with_delimiter,
      after?.name ?? null,
      limit + 1,
      ...(sortBy.column === 'name' ? [] : [after?.position ?? null]),
    ]),
  )
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return c.json({
    hasNext: rows.length > limit,
    ...(rows.length > limit && last && { nextCursor: writeListCursor(last), nextCursorKey: last.name }),
    folders: page.filter(({ id }) => id === null).map((entry) => print(entry, with_delimiter)),
    objects: page.filter(({ id }) => id !== null).map((entry) => print(entry, with_delimiter)),
  })
}

/** $1 bucket, $2 prefix, $3 whether folders collapse, $4 the last entry's name, $5 limit, $6 its time if sorted so. */
function listQuery({ column, order }: z.infer<typeof bodySchema>['sortBy']): string {
  const beyond = order === 'asc' ? '>' : '<'
  const byName = column === 'name'
  const start = byName
    ? `name collate "C" ${beyond} $4`
    : `(sort_time, name collate "C") ${beyond} ($6::timestamptz, $4 collate "C")`
  return `
    with below as (
      select *, case when $3 then strpos(substr(name, length($2) + 1), '/') else 0 end as slash
      from storage.objects
      where bucket_id = $1 and starts_with(name collate "C", $2)
    ), entries as (
      select name, id, metadata, updated_at, created_at, last_accessed_at,
        ${byName ? 'null::timestamptz' : column} as sort_time
      from below where slash = 0
      union all
      select substr(name, 1, length($2) + slash), null, null, null, null, null,
        ${byName ? 'null' : `min(${column})`}
      from below where slash > 0 group by 1
    )
    select name, id, metadata, updated_at, created_at, last_accessed_at,
      coalesce(sort_time::text, '') as position
    from entries
    where $4::text is null or ${start}
    order by ${byName ? '' : `sort_time ${order}, `}name collate "C" ${order}
    limit $5`
}

/** A folder's name ends with a slash, its key does not. */
function print({ position: _, ...entry }: Entry, withKey: boolean) {
  return withKey ? { key: entry.name.replace(/\/$/, ''), ...entry } : entry
}

import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#backend/deps.ts'
import { asCaller } from '../as-caller.ts'
import { readJson } from '../read-json.ts'
import type { StorageContext } from '../storage-context.ts'
import { listLimit } from './list-limit.ts'

const bodySchema = z.object({
  prefix: z.string().default(''),
  limit: listLimit({ usual: 100, most: 1500 }),
  offset: z.int().min(0).default(0),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
  search: z.string().default(''),
})

/** `POST /object/list/{bucket}`: what lies directly in a folder, names relative to it; folders are rows of nulls. */
export const listObjects = (deps: Deps) => async (c: StorageContext) => {
  const { prefix, limit, offset, sortBy, search } = await readJson(c, bodySchema)
  const folder = prefix.replace(/^\/+|\/+$/g, '')
  const depth = folder ? folder.split('/').length + 1 : 1
  const { rows } = await inTransaction(deps.db, asCaller(c, 'storage.object.list'), (tx) =>
    tx.query(
      `with below as (
         select path_tokens[$2] as child, cardinality(path_tokens) > $2 as in_folder, *
         from storage.objects
         where bucket_id = $1 and starts_with(name collate "C", $3)
           and starts_with(lower(path_tokens[$2]), lower($4))
       ), entries as (
         select child as name, id, updated_at, created_at, last_accessed_at, metadata
         from below where not in_folder
         union all
         select distinct child, null::uuid, null::timestamptz, null::timestamptz, null::timestamptz, null::jsonb
         from below where in_folder
       )
       select * from entries order by ${ordering(sortBy)} limit $5 offset $6`,
      [c.req.param('bucket'), depth, folder && `${folder}/`, search, limit, offset],
    ),
  )
  return c.json(rows)
}

/** By name, folders and files are mixed; by time, the folders come first, as they have none. */
function ordering({ column, order }: z.infer<typeof bodySchema>['sortBy']): string {
  const byName = `lower(name) collate "C" ${order}, name collate "C" ${order}`
  return column === 'name' ? byName : `(id is null) desc, ${column} ${order}, ${byName}`
}

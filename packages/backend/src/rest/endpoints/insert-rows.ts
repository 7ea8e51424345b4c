import type { Relation } from '../catalogue/catalogue.ts'
import { type Answer, answerHeaders, override, type Result } from '../respond/answer.ts'
import { contentRange } from '../respond/range.ts'
import { type Conflict, insertSql } from '../sql/write-sql.ts'
import type { Context } from './context.ts'
import { payloadOf, tableOf, writeRows } from './write-rows.ts'

/** POST to a table or view: inserts, or with `resolution` upserts. */
export async function insertRows(context: Context): Promise<Answer> {
  const { preferences, query } = context
  const relation = tableOf(context)
  const payload = payloadOf(context, relation)
  await context.counter.rows(context.caller, payload.rows - 1)
  const conflict = conflictOf(context, relation)
  const ran = await writeRows(context, relation, {
    statement: (params, options) => insertSql(params, options, payload, conflict),
    location: true,
    countInserted: conflict?.resolution === 'merge',
  })
  const wantsRows = preferences.return === 'representation'
  const upserts = relation.primaryKey.length > 0 || query.onConflict !== undefined
  const headers = answerHeaders(context, { resolution: upserts, missing: true, return: true }, wantsRows)
  if ('plan' in ran) return { status: 200, headers, body: ran.plan }
  const { result } = ran
  headers.set(
    'Content-Range',
    contentRange(
      0,
      0,
      preferences.count === 'exact' || preferences.count === 'estimated' ? result.count : null,
    ),
  )
  const location = locationOf(relation, result)
  if (location) headers.set('Location', location)
  const insertedNothing = result.inserted !== null && result.inserted <= 0
  return override(
    { status: insertedNothing ? 200 : 201, headers, body: wantsRows ? result.body : null },
    result,
  )
}

function conflictOf({ preferences, query }: Context, { primaryKey }: Relation): Conflict | undefined {
  const columns = query.onConflict ?? primaryKey
  if (!preferences.resolution || columns.length === 0) return undefined
  return { resolution: preferences.resolution === 'merge-duplicates' ? 'merge' : 'ignore', columns }
}

function locationOf({ name }: Relation, { location }: Result): string | undefined {
  if (location === null) return undefined
  const key = Object.entries(JSON.parse(location) as Record<string, string | null>)
  const filters = key.map(([column, value]) => {
    const filter = value === null ? 'is.null' : `eq.${value}`
    return `${encodeURIComponent(column)}=${encodeURIComponent(filter)}`
  })
  return `/${encodeURIComponent(name)}?${filters.join('&')}`
}

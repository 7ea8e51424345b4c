import type { Relation } from '../catalogue/catalogue.ts'
import { putFiltersNotPrimaryKey, putKeyMismatch, putWithLimit } from '../errors.ts'
import { type Answer, answerHeaders, override } from '../respond/answer.ts'
import { insertSql } from '../sql/write-sql.ts'
import type { Context } from './context.ts'
import { payloadOf, tableOf, writeRows } from './write-rows.ts'

/** PUT of the one row whose primary key the URL names: inserted, or replaced column by column. */
export async function putRow(context: Context): Promise<Answer> {
  const relation = tableOf(context)
  checkUrl(context, relation)
  const payload = payloadOf(context, relation, false)
  const ran = await writeRows(context, relation, {
    statement: (params, options, conditions) =>
      insertSql(
        params,
        { ...options, withDefaults: false },
        payload,
        { resolution: 'merge', columns: relation.primaryKey },
        conditions,
      ),
    countInserted: true,
    verify: ({ count }) => {
      if (count !== 1) throw putKeyMismatch()
    },
  })
  const wantsRows = context.preferences.return === 'representation'
  const headers = answerHeaders(context, { return: true }, wantsRows)
  if ('plan' in ran) return { status: 200, headers, body: ran.plan }
  const { result } = ran
  const written = (result.inserted ?? 0) > 0 ? 201 : 200
  return override(
    { status: wantsRows ? written : 204, headers, body: wantsRows ? result.body : null },
    result,
  )
}

/** Filters must be just the primary key, each column with `eq`. */
function checkUrl({ query }: Context, { primaryKey }: Relation): void {
  if (query.ranges.some(({ path }) => path.length === 0)) throw putWithLimit()
  const columns = query.conditions.map(({ path, value }) => {
    const plain =
      path.length === 0 && value.kind === 'filter' && !value.negated && value.field.path.length === 0
    const { operation } = plain ? value : { operation: undefined }
    const isEq = operation?.kind === 'compare' && operation.sql === '=' && !operation.quantifier
    return plain && isEq ? value.field.name : undefined
  })
  const exact =
    primaryKey.length > 0 &&
    columns.every((column) => column !== undefined && primaryKey.includes(column)) &&
    primaryKey.every((column) => columns.includes(column))
  if (!exact) throw putFiltersNotPrimaryKey()
}

import { type Answer, answerHeaders, override } from '../respond/answer.ts'
import { contentRange } from '../respond/range.ts'
import { updateSql } from '../sql/write-sql.ts'
import type { Context } from './context.ts'
import { payloadOf, tableOf, writeRows } from './write-rows.ts'

/** PATCH of the rows that the filters choose. */
export async function updateRows(context: Context): Promise<Answer> {
  const { count, return: wanted } = context.preferences
  const relation = tableOf(context)
  const payload = payloadOf(context, relation)
  const ran = await writeRows(context, relation, {
    statement: (params, options, conditions) => updateSql(params, options, payload, conditions),
    limited: true,
  })
  const wantsRows = wanted === 'representation'
  const headers = answerHeaders(context, { missing: true, return: true, maxAffected: true }, wantsRows)
  if ('plan' in ran) return { status: 200, headers, body: ran.plan }
  const counted = count === 'exact' || count === 'estimated'
  headers.set('Content-Range', contentRange(0, ran.result.count, counted ? ran.result.count : null))
  return override(
    { status: wantsRows ? 200 : 204, headers, body: wantsRows ? ran.result.body : null },
    ran.result,
  )
}

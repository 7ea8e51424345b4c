import { type Answer, answerHeaders, override } from '../respond/answer.ts'
import { contentRange } from '../respond/range.ts'
import { deleteSql } from '../sql/write-sql.ts'
import type { Context } from './context.ts'
import { tableOf, writeRows } from './write-rows.ts'

/** DELETE of the rows that the filters choose. */
export async function deleteRows(context: Context): Promise<Answer> {
  const { count, return: wanted } = context.preferences
  const relation = tableOf(context)
  const ran = await writeRows(context, relation, { statement: deleteSql, limited: true })
  const wantsRows = wanted === 'representation'
  const headers = answerHeaders(context, { return: true, maxAffected: true }, wantsRows)
  if ('plan' in ran) return { status: 200, headers, body: ran.plan }
  const counted = count === 'exact' || count === 'estimated'
  headers.set('Content-Range', contentRange(0, 0, counted ? ran.result.count : null))
  return override(
    { status: wantsRows ? 200 : 204, headers, body: wantsRows ? ran.result.body : null },
    ran.result,
  )
}

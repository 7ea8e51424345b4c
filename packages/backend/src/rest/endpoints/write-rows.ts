import type { Relation } from '../catalogue/catalogue.ts'
import { findTable } from '../catalogue/catalogue.ts'
import { columnNotFound, tooManyAffected } from '../errors.ts'
import { planCondition } from '../plan/place.ts'
import { planRead } from '../plan/plan-read.ts'
import { neededColumns, type PlannedCondition, type ReadPlan } from '../plan/read-plan.ts'
import { type Payload, readPayload } from '../request/payload.ts'
import type { Result } from '../respond/answer.ts'
import { answerSql } from '../sql/answer-sql.ts'
import { Params, SOURCE } from '../sql/params.ts'
import { readSql } from '../sql/read-sql.ts'
import type { WriteOptions } from '../sql/write-sql.ts'
import type { Context } from './context.ts'
import { runStatement } from './run-statement.ts'

export interface Write {
  /** Builds the insert, update or delete. */
  statement(params: Params, options: WriteOptions, conditions: PlannedCondition[]): string
  /** Names the primary key in `Location` when the client wants headers only. */
  location?: boolean
  countInserted?: boolean
  /** Whether `max-affected` means something. */
  limited?: boolean
  verify?: (result: Result) => void
}

/** Writes and reads back in one statement; gives the result, or the plan when only that was asked for. */
export async function writeRows(context: Context, relation: Relation, write: Write) {
  const { catalogue, query, preferences, settings, limits, accept } = context
  const plan = planRead(
    catalogue,
    { name: context.target, relation, fromSource: true, skipTopConditions: true },
    { ...query, ranges: query.ranges.filter(({ path }) => path.length > 0) },
    { ...settings, limits, maxRows: null },
  )
  const wantsRows = preferences.return === 'representation'
  const locationKey = write.location && preferences.return === 'headers-only' ? relation.primaryKey : []
  const params = new Params()
  const conditions = topConditions(plan, context)
  const source = write.statement(
    params,
    {
      relation,
      returning: wantsRows ? neededColumns(plan) : locationKey,
      withDefaults: preferences.missing === 'default',
    },
    conditions,
  )
  const text = answerSql({
    source,
    rows: wantsRows ? readSql(params, plan, limits.answerBytes) : `select * from ${SOURCE}`,
    format: wantsRows ? accept.format : { kind: 'none', stripNulls: false },
    maxBytes: limits.answerBytes,
    ...(locationKey.length > 0 && { locationKey }),
    ...(write.countInserted && { countInserted: true }),
  })
  const verify = verification(context, write)
  return runStatement(context, { text, params, readOnly: false, ...(verify && { verify }) })
}

/** The filters that choose the rows to write; an embed cannot be asked about before the write. */
function topConditions(plan: ReadPlan, { query }: Context): PlannedCondition[] {
  const level = { ...plan, embeds: [] }
  return query.conditions
    .filter(({ path }) => path.length === 0)
    .map(({ value }) => planCondition(level, value))
}

function verification({ preferences }: Context, { limited, verify }: Write): Write['verify'] {
  const most = limited && preferences.handling === 'strict' ? preferences.maxAffected : undefined
  if (most === undefined) return verify
  return (result) => {
    if (result.count > most) throw tooManyAffected(result.count)
    verify?.(result)
  }
}

export const tableOf = (context: Context) => findTable(context.catalogue, context.target)

/** The rows of the body; PGRST204 for a key that is no column, 413 for more rows than may be written at once. */
export function payloadOf(
  { contentType, body, query, limits }: Context,
  relation: Relation,
  useColumns = true,
): Payload {
  const payload = readPayload(contentType, body.toString(), {
    maxRows: limits.insertRows,
    ...(useColumns && query.columns && { columns: query.columns }),
  })
  const unknown = payload.columns.find((column) => !relation.columns.has(column))
  if (unknown !== undefined) throw columnNotFound(relation.name, unknown)
  return payload
}

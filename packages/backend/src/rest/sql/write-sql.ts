import type { Relation } from '../catalogue/catalogue.ts'
import type { PlannedCondition } from '../plan/read-plan.ts'
import type { Payload } from '../request/payload.ts'
import { conditionSql } from './condition-sql.ts'
import type { Params } from './params.ts'
import { qualified, quoted, quotedList } from './params.ts'
import { payloadSql, typedColumns } from './payload-sql.ts'

export interface WriteOptions {
  relation: Relation
  /** Names of what the statement gives back; none when nothing has to be readable. */
  returning: string[]
  /** Whether keys that a row does not have take the column's default. */
  withDefaults: boolean
}

export interface Conflict {
  resolution: 'merge' | 'ignore'
  columns: string[]
}

/** Counts how many rows an upsert inserted, in a setting that ends with the transaction. */
export const INSERTED = `coalesce(nullif(current_setting('pgrst.inserted', true), '')::int, 0)`
const counting = (sign: '+' | '-') =>
  `set_config('pgrst.inserted', (${INSERTED} ${sign} 1)::text, true) is not null`

export function insertSql(
  params: Params,
  { relation, returning, withDefaults }: WriteOptions,
  payload: Payload,
  conflict?: Conflict,
  /** For PUT: what the row must be, according to the URL. */
  only: PlannedCondition[] = [],
): string {
  const columns = payload.columns
  const into = columns.length > 0 ? ` (${quotedList(columns)})` : ''
  const select = columns.map((column) => `pgrst_body.${quoted(column)}`).join(', ')
  const rows = payloadSql(params, payload, typedColumns(relation, columns), withDefaults)
  const merges = conflict?.resolution === 'merge' && conflict.columns.length > 0
  const where = [
    ...only.map((condition) => conditionSql(params, 'pgrst_body', condition)),
    ...(merges ? [counting('+')] : []),
  ]
  return [
    `insert into ${qualified(relation)}${into} select ${select} from ${rows}`,
    where.length > 0 && `where ${where.join(' and ')}`,
    conflict && conflict.columns.length > 0 && conflictSql(conflict, columns),
    returningSql(relation, returning),
  ]
    .filter(Boolean)
    .join(' ')
}

function conflictSql({ resolution, columns: target }: Conflict, columns: string[]): string {
  const on = `on conflict (${quotedList(target)})`
  if (resolution === 'ignore' || columns.length === 0) return `${on} do nothing`
  const set = columns.map((column) => `${quoted(column)} = excluded.${quoted(column)}`)
  return `${on} do update set ${set.join(', ')} where ${counting('-')}`
}

export function updateSql(
  params: Params,
  { relation, returning, withDefaults }: WriteOptions,
  payload: Payload,
  conditions: PlannedCondition[],
): string {
  const columns = payload.columns
  // Without a column there is nothing to set: no row is touched, and none comes back.
  if (columns.length === 0) {
    const names = returning.length > 0 ? returning.map((name) => returned(relation, name)).join(', ') : '1'
    return `select ${names} from ${qualified(relation)} where false`
  }
  const set = columns.map((column) => `${quoted(column)} = pgrst_body.${quoted(column)}`).join(', ')
  const rows = payloadSql(params, payload, typedColumns(relation, columns), withDefaults)
  return [
    `update ${qualified(relation)} set ${set} from ${rows}`,
    whereSql(params, relation, conditions),
    returningSql(relation, returning),
  ]
    .filter(Boolean)
    .join(' ')
}

export function deleteSql(
  params: Params,
  { relation, returning }: WriteOptions,
  conditions: PlannedCondition[],
): string {
  return [
    `delete from ${qualified(relation)}`,
    whereSql(params, relation, conditions),
    returningSql(relation, returning),
  ]
    .filter(Boolean)
    .join(' ')
}

function whereSql(params: Params, relation: Relation, conditions: PlannedCondition[]): string {
  if (conditions.length === 0) return ''
  return `where ${conditions.map((condition) => conditionSql(params, qualified(relation), condition)).join(' and ')}`
}

function returningSql(relation: Relation, names: string[]): string {
  if (names.length === 0) return 'returning 1'
  return `returning ${names.map((name) => returned(relation, name)).join(', ')}`
}

const returned = (relation: Relation, name: string) =>
  `${qualified(relation)}.${name === '*' ? '*' : quoted(name)}`

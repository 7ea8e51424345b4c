import type { Field, JsonStep, Operation } from '../parse/ast.ts'
import type { PlannedCondition } from '../plan/read-plan.ts'
import { ARRAY, quoted } from './identifier.ts'
import type { Params } from './params.ts'

/** How SQL asks whether an embed found nothing. */
export type NullTest = (condition: Extract<PlannedCondition, { kind: 'embed-is-null' }>) => string

/** Tells whether the joined result of an embed is null; used where the embed is joined. */
const joinedIsNull: NullTest = ({ embed, negated }) =>
  `${joinedValue(embed)} is ${negated ? '' : 'not '}distinct from null`

function joinedValue({ joined, relationship, spread }: Parameters<NullTest>[0]['embed']): string {
  const isOne = relationship.cardinality === 'many-to-one' || relationship.cardinality === 'one-to-one'
  return isOne || spread === 'one' ? `(${quoted(joined)}.*)` : `${quoted(joined)}.${ARRAY}`
}

/** One condition on the rows called `table`. */
export function conditionSql(
  params: Params,
  table: string,
  condition: PlannedCondition,
  isNull: NullTest = joinedIsNull,
): string {
  if (condition.kind === 'embed-is-null') return isNull(condition)
  const not = condition.negated ? 'not ' : ''
  if (condition.kind === 'logic') {
    const items = condition.items.map((item) => conditionSql(params, table, item, isNull))
    return `${not}(${items.join(` ${condition.operator} `)})`
  }
  const { field, operation, isJson, isVector } = condition
  const left = fieldSql(params, table, field, isJson)
  if (operation.kind !== 'search') return `${not}${left} ${operationSql(params, operation)}`
  const language = () => (operation.language === undefined ? '' : `${params.add(operation.language)}, `)
  const document = isVector && field.path.length === 0 ? left : `to_tsvector(${language()}${left})`
  return `${not}${document} @@ ${operation.query}(${language()}${params.add(operation.value)})`
}

function operationSql(params: Params, operation: Exclude<Operation, { kind: 'search' }>): string {
  if (operation.kind === 'is') return `is ${operation.value}`
  if (operation.kind === 'distinct') return `is distinct from ${params.add(operation.value)}`
  if (operation.kind === 'in') return `= any (${params.add(arrayLiteral(operation.values))})`
  const value = operation.wildcard ? operation.value.replaceAll('*', '%') : operation.value
  const placeholder = params.add(value)
  return `${operation.sql} ${operation.quantifier ? `${operation.quantifier} (${placeholder})` : placeholder}`
}

/** `in.()` holds nothing; one array is one value, however many elements it has. */
function arrayLiteral(values: string[]): string {
  if (values.length === 1 && values[0] === '') return '{}'
  return `{${values.map((value) => `"${value.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`
}

/** A column, or what its json path leads to. */
export function fieldSql(params: Params, table: string, { name, path }: Field, isJson = false): string {
  const column = name === '*' ? `${table}.*` : `${table}.${quoted(name)}`
  if (path.length === 0) return column
  return `(${isJson ? column : `to_jsonb(${column})`}${path.map((step) => stepSql(params, step)).join('')})`
}

function stepSql(params: Params, { asText, key, isIndex }: JsonStep): string {
  return `${asText ? '->>' : '->'}${params.add(key)}${isIndex ? '::int' : ''}`
}

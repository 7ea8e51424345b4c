import type { Field, JsonStep, Operation } from '../parse/ast.ts'
import type { PlannedCondition, PlannedOrder, ReadPlan } from '../plan/read-plan.ts'
import { ARRAY, type Params, quoted } from './params.ts'

/** Writes the SQL that tests whether an embed found nothing. */
export type NullTest = (condition: Extract<PlannedCondition, { kind: 'embed-is-null' }>) => string

/** Tests whether the joined result of an embed is null; used where the embed is joined. */
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

/** The order of a level's own rows; false when there is none. */
export function orderSql(params: Params, table: string, plan: ReadPlan): string | false {
  if (plan.order.length === 0) return false
  const terms = plan.order.map((term) => `${orderedField(params, table, plan, term)}${directionSql(term)}`)
  return `order by ${terms.join(', ')}`
}

/** The expression of an order term: a column, a path into its json, a column of a to-one embed. */
export function orderedField(
  params: Params,
  table: string,
  plan: ReadPlan,
  { field, joined }: PlannedOrder,
): string {
  if (joined !== undefined) return fieldSql(params, quoted(joined), field)
  const type = plan.relation?.columns.get(field.name)?.baseType
  return fieldSql(params, table, field, type === 'json' || type === 'jsonb')
}

export function directionSql({ direction, nulls }: PlannedOrder): string {
  return `${direction ? ` ${direction}` : ''}${nulls ? ` nulls ${nulls}` : ''}`
}

export function rangeSql({ limit, offset }: ReadPlan): string | false {
  if (limit === null && offset === 0) return false
  return `limit ${limit ?? 'all'}${offset === 0 ? '' : ` offset ${offset}`}`
}

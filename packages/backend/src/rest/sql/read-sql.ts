import { type ColumnPair, isToOne, type Name } from '../catalogue/catalogue.ts'
import type { EmbedPlan, PlannedCondition, PlannedField, ReadPlan } from '../plan/read-plan.ts'
import { conditionSql, directionSql, fieldSql, orderedField, orderSql, rangeSql } from './condition-sql.ts'
import type { Params } from './params.ts'
import { ARRAY, qualified, quoted, SOURCE } from './params.ts'

interface Item {
  sql: string
  /** The name in the answer; undefined when SQL gives it by itself. */
  name?: string
  aggregated?: boolean
}

/** The select that gives the rows of a level with everything embedded in them, of an answer of so many bytes. */
export function readSql(params: Params, plan: ReadPlan, maxBytes: number): string {
  const table = tableName(plan)
  const grouped = isGrouped(plan)
  const items = [
    ...plan.fields.map((field) => fieldItem(params, plan, field)),
    ...plan.embeds.flatMap((embed) =>
      isBeside(embed, plan) ? besideItems(params, embed, maxBytes) : embedItems(embed, plan),
    ),
    ...orderItems(params, plan),
  ]
  const select = items.length > 0 || plan.embeds.length > 0 ? items.map(itemSql).join(', ') : `${table}.*`
  const joined = plan.embeds.filter((embed) => !isBeside(embed, plan))
  const joins = joined.map((embed) => joinSql(params, embed, maxBytes))
  const where = [
    ...plan.conditions.map((condition) => conditionSql(params, table, condition)),
    ...joinConditions(plan),
  ]
  return [
    `select ${select}`,
    `from ${fromSql(plan)}${joins.join('')}`,
    where.length > 0 && `where ${where.join(' and ')}`,
    grouped && groupSql(items),
    orderSql(params, table, plan),
    rangeSql(plan),
  ]
    .filter(Boolean)
    .join(' ')
}

const itemSql = ({ sql, name }: Item) => (name === undefined ? sql : `${sql} as ${quoted(name)}`)

function fieldItem(params: Params, plan: ReadPlan, field: PlannedField): Item {
  const table = tableName(plan)
  const wholeRow = field.field.name === '*' && field.hoisted
  const type = plan.relation?.columns.get(field.field.name)?.baseType
  const isJson = type === 'json' || type === 'jsonb'
  // A row passed up to be counted only has to be there, whatever is in it.
  const plain = wholeRow ? '1' : fieldSql(params, table, field.field, isJson)
  const value = field.cast ? `cast(${plain} as ${field.cast})` : plain
  const aggregated = field.aggregate !== undefined && !field.hoisted
  return {
    sql: aggregated ? aggregateSql(field, field.field.name === '*' ? '*' : value) : value,
    ...(field.outputName !== undefined && { name: field.outputName }),
    aggregated,
  }
}

function aggregateSql({ aggregate, aggregateCast }: PlannedField, value: string): string {
  const call = `${aggregate}(${value})`
  return aggregateCast ? `cast(${call} as ${aggregateCast})` : call
}

/**
 * Whether an embed is one value beside each row, by which nothing is filtered, ordered or grouped. It is read for the
 * rows of the answer alone: joined, PostgreSQL expects few rows under policies, and read all of them for each answer.
 */
function isBeside(embed: EmbedPlan, plan: ReadPlan): boolean {
  const { relationship, join, spread, joined } = embed
  if (relationship.kind !== 'key' || !isToOne(relationship) || join === 'inner' || spread || plan.grouped)
    return false
  const orders = [
    ...plan.order,
    ...((plan as Partial<EmbedPlan>).orderColumns ?? []).map(({ order }) => order),
  ]
  return !orders.some((order) => order.joined === joined) && !plan.conditions.some((one) => names(one, embed))
}

const names = (condition: PlannedCondition, embed: EmbedPlan): boolean =>
  condition.kind === 'logic'
    ? condition.items.some((item) => names(item, embed))
    : condition.kind === 'embed-is-null' && condition.embed === embed

function besideItems(params: Params, embed: EmbedPlan, maxBytes: number): Item[] {
  if (isEmpty(embed)) return []
  const joined = quoted(embed.joined)
  const sql = `(select row_to_json(${joined}.*) from (${readSql(params, embed, maxBytes)}) as ${joined})`
  return [{ sql, name: embed.outputName }]
}

/** The items that an embed adds to its parent's row: one value, its columns when spread, nothing when it is `rel()`. */
function embedItems(embed: EmbedPlan, parent: ReadPlan): Item[] {
  const { grouped } = embed
  const joined = quoted(embed.joined)
  const type = grouped ? 'jsonb' : 'json'
  if (embed.spread) return spreadItems(embed, (parent as Partial<EmbedPlan>).spread !== 'one')
  if (isEmpty(embed)) return []
  const sql = isToOne(embed.relationship)
    ? `row_to_json(${joined}.*)${grouped ? '::jsonb' : ''}`
    : `coalesce(${joined}.${ARRAY}${grouped ? '::jsonb' : ''}, '[]'::${type})`
  return [{ sql, name: embed.outputName }]
}

/** The columns of a spread; aggregates of to-one spreads are computed at the first level that is none. */
function spreadItems(embed: EmbedPlan, computesAggregates: boolean): Item[] {
  const own = embed.fields.map((field): Item => {
    const name = field.outputName ?? field.field.name
    const column = `${quoted(embed.joined)}.${quoted(name)}`
    if (!field.hoisted || !computesAggregates) return { sql: column, name }
    return { sql: aggregateSql(field, column), name, aggregated: true }
  })
  const nested = embed.embeds.flatMap((inner) => {
    if (!inner.spread)
      return isEmpty(inner)
        ? []
        : [{ sql: `${quoted(embed.joined)}.${quoted(inner.outputName)}`, name: inner.outputName }]
    return spreadItems({ ...inner, joined: embed.joined }, computesAggregates && embed.spread === 'one')
  })
  return [...own, ...nested]
}

const isEmpty = ({ fields, embeds }: ReadPlan): boolean =>
  fields.length === 0 && embeds.every((embed) => isEmpty(embed))

const isGrouped = (plan: ReadPlan): boolean =>
  plan.fields.some(({ aggregate, hoisted }) => aggregate && !hoisted) ||
  ((plan as Partial<EmbedPlan>).spread !== 'one' && plan.embeds.some(handsUpAggregates))

const handsUpAggregates = (embed: EmbedPlan): boolean =>
  embed.spread === 'one' &&
  (embed.fields.some(({ hoisted }) => hoisted) || embed.embeds.some(handsUpAggregates))

function groupSql(items: Item[]): string | false {
  const plain = items.filter(({ aggregated }) => !aggregated)
  return plain.length > 0 && `group by ${plain.map(({ sql }) => sql).join(', ')}`
}

/** Columns by which the arrays of a to-many spread are ordered: they must be read to be ordered by. */
function orderItems(params: Params, plan: ReadPlan): Item[] {
  const { orderColumns = [] } = plan as Partial<EmbedPlan>
  return orderColumns.map(({ name, order }) => ({
    sql: orderedField(params, tableName(plan), plan, order),
    name,
  }))
}

/** Joins an embed to its parent's row: once as it is, or made into arrays. */
function joinSql(params: Params, embed: EmbedPlan, maxBytes: number): string {
  const joined = quoted(embed.joined)
  const rows = readSql(params, embed, maxBytes)
  const kind = embed.join === 'inner' ? 'inner' : 'left'
  if (isToOne(embed.relationship)) return ` ${kind} join lateral (${rows}) as ${joined} on true`
  const on = embed.join === 'inner' ? `${joined}.${ARRAY} is not null` : 'true'
  const columns =
    embed.spread === 'many'
      ? arraysSql(embed, maxBytes)
      : `${counted(`json_agg(${joined})`, maxBytes)} as ${ARRAY}`
  return ` ${kind} join lateral (select ${columns} from (${rows}) as ${joined}) as ${joined} on ${on}`
}

/** Small arrays are not worth counting: there would be a thousand rows of them before they are much. */
const UNCOUNTED_BYTES = 2048

/** An array that counts against what the whole answer may have, while it is being built. */
const counted = (array: string, maxBytes: number) =>
  `case when pg_column_size(${array}) > ${UNCOUNTED_BYTES} then rest.spend(${array}, ${maxBytes}) else ${array} end`

function arraysSql(embed: EmbedPlan, maxBytes: number): string {
  const joined = quoted(embed.joined)
  const order = embed.orderColumns.map(
    ({ name, order: term }) => `${joined}.${quoted(name)}${directionSql(term)}`,
  )
  const orderBy = order.length > 0 ? ` order by ${order.join(', ')}` : ''
  const arrays = spreadItems(embed, false).map(
    ({ sql, name }) =>
      `coalesce(${counted(`json_agg(${sql}${orderBy})`, maxBytes)}, '[]')::jsonb as ${quoted(name!)}`,
  )
  return [`nullif(count(*), 0) as ${ARRAY}`, ...arrays].join(', ')
}

/** The qualifier of a level's columns. */
function tableName(plan: ReadPlan): string {
  return plan.alias === undefined ? qualified(plan.from) : quoted(plan.alias)
}

/** Where the rows of a level come from: a relation, the source, a function of the parent's row. */
function fromSql(plan: ReadPlan): string {
  const alias = plan.alias === undefined ? '' : ` as ${quoted(plan.alias)}`
  if (plan.fromSource) return `${SOURCE}${alias}`
  const { relationship, parent } = plan as Partial<EmbedPlan>
  if (relationship?.kind === 'computed') {
    const row = `(${parent!.alias === undefined ? quoted(parent!.from.name) : quoted(parent!.alias)}.*)`
    return `${qualified(relationship.routine)}(${row}::${qualified(relationship.from)})${alias}`
  }
  const junction = relationship?.kind === 'junction' ? `, ${qualified(relationship.junction)}` : ''
  return `${qualified(plan.from)}${alias}${junction}`
}

/** The conditions that tie an embed's rows to the parent's row. */
function joinConditions(plan: ReadPlan): string[] {
  const { relationship, parent } = plan as Partial<EmbedPlan>
  if (!relationship || !parent || relationship.kind === 'computed') return []
  const own = tableName(plan)
  const above = tableName(parent)
  if (relationship.kind === 'key') return equalities(above, own, relationship.columns)
  const junction = qualified(relationship.junction as Name)
  return [
    ...equalities(above, junction, relationship.fromColumns),
    ...equalities(own, junction, relationship.toColumns),
  ]
}

const equalities = (left: string, right: string, columns: ColumnPair[]) =>
  columns.map(([a, b]) => `${right}.${quoted(b)} = ${left}.${quoted(a)}`)

/** One row for each row that the filters let through, whatever the limits; for counting and for explaining. */
export function countSql(params: Params, plan: ReadPlan): string {
  const table = tableName(plan)
  const where = [
    ...plan.conditions.map((condition) =>
      conditionSql(
        params,
        table,
        condition,
        ({ embed, negated }) => `${negated ? '' : 'not '}${exists(params, embed)}`,
      ),
    ),
    ...joinConditions(plan),
    ...plan.embeds.filter(({ join }) => join === 'inner').map((embed) => exists(params, embed)),
  ]
  return `select 1 from ${fromSql(plan)}${where.length > 0 ? ` where ${where.join(' and ')}` : ''}`
}

const exists = (params: Params, embed: EmbedPlan) => `exists (${countSql(params, embed)})`

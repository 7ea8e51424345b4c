import type { Name, Relation, Relationship } from '../catalogue/catalogue.ts'
import type { Field, Operation, OrderTerm, SelectField } from '../parse/ast.ts'

export interface ReadOptions {
  allowAggregates: boolean
  /** The most rows that any level gives; null for as many as there are. */
  maxRows: number | null
  limits: { fields: number; embeds: number }
}

export interface Source {
  name: Name
  relation?: Relation
  /** The rows come from a write or a function before this read. */
  fromSource: boolean
  /** The filters at the top were used up by the write. */
  skipTopConditions?: boolean
}

/** One level of a read: the rows of a relation, and below it what is embedded in them. */
export interface ReadPlan {
  /** The relation in the catalogue; undefined for the row type of a function. */
  relation?: Relation
  from: Name
  /** Whether the rows come from the statement before (a write's or a function's rows), not from the relation. */
  fromSource: boolean
  /** The alias of these rows in SQL. */
  alias?: string
  /** The name of these rows in the request. */
  name: string
  outputName: string
  fields: PlannedField[]
  embeds: EmbedPlan[]
  conditions: PlannedCondition[]
  order: PlannedOrder[]
  /** Whether there are aggregates anywhere: json cannot be grouped by, jsonb can. */
  grouped: boolean
  offset: number
  limit: number | null
}

export interface EmbedPlan extends ReadPlan {
  parent: ReadPlan
  relationship: Relationship
  /** The alias of this embed's joined result in SQL. */
  joined: string
  join: 'left' | 'inner'
  spread?: 'one' | 'many'
  /** Columns that only the order inside a to-many spread needs. */
  orderColumns: { name: string; order: PlannedOrder }[]
}

export interface PlannedField extends SelectField {
  /** The name in the answer, where SQL would not give it by itself. */
  outputName?: string
  /** An aggregate that a spread hands up to the level at which rows are grouped. */
  hoisted?: boolean
}

export type PlannedCondition =
  | {
      kind: 'filter'
      field: Field
      negated: boolean
      operation: Operation
      isVector: boolean
      isJson: boolean
    }
  | { kind: 'embed-is-null'; embed: EmbedPlan; negated: boolean }
  | { kind: 'logic'; operator: 'and' | 'or'; negated: boolean; items: PlannedCondition[] }

export interface PlannedOrder extends OrderTerm {
  /** The alias in SQL of the embed by which the rows are ordered. */
  joined?: string
}

export const isStar = ({ field, aggregate }: SelectField) => field.name === '*' && !aggregate

/**
 * The names that a write or a function must give back so that the answer can be read from its rows: what is
 * selected, what embeds are joined by, what is ordered and filtered by.
 */
export function neededColumns(plan: ReadPlan): string[] {
  const names = new Set([
    ...plan.fields
      .filter((field) => !isStar(field) && field.field.name !== '*')
      .map(({ field }) => field.name),
    ...plan.order.filter(({ joined }) => joined === undefined).map(({ field }) => field.name),
    ...plan.conditions.flatMap(conditionColumns),
    ...plan.embeds.flatMap(({ relationship }) => {
      if (relationship.kind === 'computed') return []
      const pairs = relationship.kind === 'key' ? relationship.columns : relationship.fromColumns
      return pairs.map(([column]) => column)
    }),
  ])
  // A function of the row needs the row as it is, whole and with nothing added.
  if (plan.embeds.some(({ relationship }) => relationship.kind === 'computed')) return ['*']
  if (!plan.fields.some(isStar) && names.size > 0) return [...names]
  return ['*', ...[...names].filter((name) => plan.relation && !plan.relation.columns.has(name))]
}

function conditionColumns(condition: PlannedCondition): string[] {
  if (condition.kind === 'logic') return condition.items.flatMap(conditionColumns)
  return condition.kind === 'filter' ? [condition.field.name] : []
}

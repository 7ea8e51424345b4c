import type { ColumnPair, Name } from '../catalogue/catalogue.ts'
import type { EmbedPlan, ReadPlan } from '../plan/read-plan.ts'
import { conditionSql } from './condition-sql.ts'
import type { Params } from './params.ts'
import { qualified, quoted, SOURCE } from './params.ts'

/** How the columns of a level are qualified. */
export function tableName(plan: ReadPlan): string {
  return plan.alias === undefined ? qualified(plan.from) : quoted(plan.alias)
}

/** Where the rows of a level come from: a relation, the source, a function of the parent's row. */
export function fromSql(plan: ReadPlan): string {
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
export function joinConditions(plan: ReadPlan): string[] {
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

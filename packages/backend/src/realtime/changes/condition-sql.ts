import { quoted } from '../quoted.ts'
import type { Condition, Operator } from './filter.ts'
import type { Column } from './publication.ts'

const COMPARISONS: Partial<Record<Operator, string>> = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
}

const IS = ['null', 'true', 'false', 'unknown']

/** Conditions that differ only in their value have the same shape, and are decided together. */
export const shapeOf = ({ column, isNegated, operator, value }: Condition): string =>
  JSON.stringify([column, isNegated, operator, ...(operator === 'is' ? [value] : [])])

/**
 * A condition as SQL over the row `r`, with the value's SQL given: text, cast to the column's type. Undefined for what
 * the column cannot be compared with.
 */
export function conditionSql(
  condition: Condition,
  { name, sqlType }: Column,
  value: string,
): string | undefined {
  const column = `r.${quoted(name)}`
  const comparison = compare(condition, column, sqlType, value)
  return comparison && `coalesce(${condition.isNegated ? `not (${comparison})` : comparison}, false)`
}

function compare({ operator, value: text }: Condition, column: string, sqlType: string, value: string) {
  if (operator === 'is') return IS.includes(text) ? `${column} is ${text}` : undefined
  if (operator === 'in') return `${column} = any (${value}::${sqlType}[])`
  return `${column} ${COMPARISONS[operator]} ${value}::${sqlType}`
}

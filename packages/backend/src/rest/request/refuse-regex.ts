import { regexNotAllowed } from '../errors.ts'
import type { Condition, QueryString } from '../parse/ast.ts'

const REGEX_OPERATORS = new Set(['~', '~*'])

/** Refuses regular expressions, on whatever level and in whatever logic. */
export function refuseRegex({ conditions }: QueryString): void {
  if (conditions.some(({ value }) => hasRegex(value))) throw regexNotAllowed()
}

function hasRegex(condition: Condition): boolean {
  if (condition.kind === 'logic') return condition.items.some(hasRegex)
  const { operation } = condition
  return operation.kind === 'compare' && REGEX_OPERATORS.has(operation.sql)
}

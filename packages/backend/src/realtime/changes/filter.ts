export const OPERATORS = [
  'eq',
  'neq',
  'lt',
  'lte',
  'gt',
  'gte',
  'in',
  'is',
  'like',
  'ilike',
  'match',
  'imatch',
  'isdistinct',
] as const
export type Operator = (typeof OPERATORS)[number]

/** One comparison of a filter. */
export interface Condition {
  column: string
  isNegated: boolean
  operator: Operator
  /** For `in`: the text of an array, `{"a","b"}`. */
  value: string
}

const MAX_LIST = 100
const CONDITION = new RegExp(`^([^=]+)=(not\\.)?(${OPERATORS.join('|')})\\.(.*)$`, 's')

/** Reads `column=[not.]operator.value`, several of them joined by commas; or says what is wrong with it. */
export function readFilter(text: string): Condition[] | string {
  if (text.trim() === '') return []
  const conditions: Condition[] = []
  for (const part of split(text)) {
    const [, column, not, operator, value = ''] = CONDITION.exec(part) ?? []
    if (!column || !operator) return `Error parsing \`filter\` params: ${JSON.stringify(part)}`
    const given = operator === 'in' ? readList(value) : unquoted(value)
    if (given === undefined) return `Error parsing \`filter\` params: ${JSON.stringify(part)}`
    if (Array.isArray(given) && given.length > MAX_LIST) {
      return `too many values for \`in\` filter. Maximum ${MAX_LIST}`
    }
    conditions.push({
      column: column.trim(),
      isNegated: not !== undefined,
      operator: operator as Operator,
      value: Array.isArray(given) ? arrayText(given) : given,
    })
  }
  return conditions
}

/** Cuts at commas that are in no parentheses and no quotes. A quote opens only after `.`, `(` or `,`. */
function split(text: string): string[] {
  const parts = ['']
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if (isQuoted && character === '\\') {
      parts.push(parts.pop() + text.slice(at, at + 2))
      at++
      continue
    }
    if (character === '"' && (isQuoted || /[.(,]/.test(text[at - 1] ?? ''))) isQuoted = !isQuoted
    if (!isQuoted && character === '(') depth++
    if (!isQuoted && character === ')') depth--
    if (character === ',' && !isQuoted && depth <= 0) parts.push('')
    else parts.push(parts.pop() + character)
  }
  return parts
}

function readList(text: string): string[] | undefined {
  const inner = /^\((.*)\)$/s.exec(text)?.[1]
  // After a comma a quote opens.
  return inner === undefined ? undefined : split(`,${inner}`).slice(1).map(unquoted)
}

const unquoted = (text: string) =>
  /^".*"$/s.test(text) && text.length > 1 ? text.slice(1, -1).replace(/\\(.)/gs, '$1') : text

const arrayText = (values: string[]) =>
  `{${values.map((value) => `"${value.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`

import { notImplemented } from '../errors.ts'
import type { IsValue, Operation, Quantifier } from './ast.ts'
import { parseIdentifier, parseQuoted } from './field.ts'
import type { Scanner } from './scanner.ts'

const OPERATOR = 'operator (eq, gt, ...)'
const NAME = /[a-z_]+/y

/** Operators that also take `(any)` and `(all)`. */
const QUANTIFIABLE: Record<string, string> = {
  eq: '=',
  gte: '>=',
  gt: '>',
  lte: '<=',
  lt: '<',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
}

const SIMPLE: Record<string, string> = {
  neq: '<>',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
}

const SEARCH: Record<string, string> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
}

const IS_VALUES: Record<string, IsValue> = {
  null: 'null',
  not_null: 'not null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
}

/** Reads the value after an operator: to the end of the parameter, or up to the next `,` or `)` inside logic. */
export type ParseValue = (scanner: Scanner) => string

/**
 * Brackets that one value may open. PostgreSQL reads JSON, arrays and searches by recursion, and inside this process
 * that stack is small.
 */
const MAX_OPENED = 100

/** Parses `[not.]op[(modifier)].value`; PGRST127 for a value of too many brackets. */
export function parseOperation(
  scanner: Scanner,
  parseValue: ParseValue,
): { negated: boolean; operation: Operation } {
  const parsed = parseAny(scanner, parseValue)
  const { operation } = parsed
  const values = operation.kind === 'in' ? operation.values : [operation.value]
  if (values.some(opensTooMany))
    throw notImplemented(`A value of more than ${MAX_OPENED} brackets is not supported.`)
  return parsed
}

const opensTooMany = (value: string) =>
  value.length > MAX_OPENED && (value.match(/[[{(]/g)?.length ?? 0) > MAX_OPENED

function parseAny(scanner: Scanner, parseValue: ParseValue): { negated: boolean; operation: Operation } {
  const negated = scanner.take('not.')
  const start = scanner.pos
  const name = scanner.match(NAME)
  const operation = name !== undefined && parseAfter(name, scanner, parseValue)
  if (operation) return { negated, operation }
  scanner.pos = start
  if (negated) scanner.fail(OPERATOR)
  scanner.fail('"not"', OPERATOR)
}

function parseAfter(name: string, scanner: Scanner, parseValue: ParseValue): Operation | undefined {
  if (name === 'in' && scanner.take('.')) return { kind: 'in', values: parseList(scanner) }
  if (name === 'is' && scanner.take('.')) return { kind: 'is', value: parseIsValue(scanner) }
  if (name === 'isdistinct' && scanner.take('.')) return { kind: 'distinct', value: parseValue(scanner) }
  const search = own(SEARCH, name)
  if (search) {
    const language = parseModifier(scanner, parseIdentifier)
    if (!scanner.take('.')) return undefined
    return { kind: 'search', query: search, ...(language && { language }), value: parseValue(scanner) }
  }
  const simple = own(SIMPLE, name)
  if (simple)
    return scanner.take('.') ? { kind: 'compare', sql: simple, value: parseValue(scanner) } : undefined
  const sql = own(QUANTIFIABLE, name)
  if (!sql) return undefined
  const quantifier = parseModifier(scanner, parseQuantifier)
  if (!scanner.take('.')) return undefined
  const wildcard = name === 'like' || name === 'ilike'
  return {
    kind: 'compare',
    sql,
    value: parseValue(scanner),
    ...(quantifier && { quantifier }),
    ...(wildcard && { wildcard }),
  }
}

function parseModifier<T>(scanner: Scanner, parse: (scanner: Scanner) => T): T | undefined {
  if (scanner.peek() !== '(') return undefined
  scanner.pos++
  if (scanner.peek() === ')') scanner.fail(OPERATOR)
  const modifier = parse(scanner)
  scanner.expect(')')
  return modifier
}

function parseQuantifier(scanner: Scanner): Quantifier {
  if (scanner.take('any')) return 'any'
  if (scanner.take('all')) return 'all'
  scanner.fail('"any"', '"all"')
}

function parseIsValue(scanner: Scanner): IsValue {
  const start = scanner.pos
  const word = scanner.match(/[a-z_]+/iy)
  const value = word && own(IS_VALUES, word.toLowerCase())
  if (value) return value
  scanner.pos = start
  scanner.fail('isVal: (null, not_null, true, false, unknown)')
}

/** `(a,"b,c", d)`: blanks inside are part of the elements. */
function parseList(scanner: Scanner): string[] {
  scanner.skipBlanks()
  scanner.expect('(')
  scanner.skipBlanks()
  const values: string[] = []
  do values.push(parseListElement(scanner))
  while (scanner.take(','))
  scanner.expect(')')
  scanner.skipBlanks()
  return values
}

/** An element up to the next `,` or `)`, or a quoted one that may contain them. */
export function parseListElement(scanner: Scanner): string {
  const start = scanner.pos
  if (scanner.peek() === '"' && /"(?:[^"\\]|\\[\s\S])*"(?=[,)]|$)/y.test(scanner.text.slice(start))) {
    return parseQuoted(scanner)
  }
  return scanner.match(/[^,)]*/y)!
}

function own<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

import type { At, Condition, Filter, Logic } from './ast.ts'
import { parseField, parseName, parseTreePath } from './field.ts'
import { type ParseValue, parseListElement, parseOperation } from './operation.ts'
import { Scanner } from './scanner.ts'

const restOfText: ParseValue = (scanner) => scanner.match(/[\s\S]*/y)!

/** Parses `embed.column->path=op.value`. */
export function parseFilter(key: string, value: string): At<Condition> {
  const { path, field } = parseTreePath(key)
  const scanner = new Scanner(value, `failed to parse filter (${value})`)
  const filter: Filter = { kind: 'filter', field, ...parseOperation(scanner, restOfText) }
  scanner.expectEnd('","')
  return { path, value: filter }
}

/** Parses `embed.or=(…)`, `not.and=(…)` and the like. */
export function parseLogic(key: string, value: string): At<Condition> {
  const scanner = new Scanner(key, `failed to parse logic path (${key})`)
  const words = [parseName(scanner)]
  while (scanner.take('.')) words.push(parseName(scanner))
  const operator = words.pop()!
  const negated = words.includes('not')
  const text = `${negated ? 'not.' : ''}${operator}${value}`
  const tree = new Scanner(text, `failed to parse logic tree (${value})`)
  const condition = parseTree(tree)
  return { path: words.filter((word) => word !== 'not'), value: condition }
}

function parseTree(scanner: Scanner): Condition {
  scanner.skipBlanks()
  return parseGroup(scanner) ?? parseLeaf(scanner)
}

/** `and(…)`, `or(…)`, `not.and(…)`; undefined when what comes is a filter. */
function parseGroup(scanner: Scanner): Logic | undefined {
  const head = scanner.match(/(not\.)?(and|or)(?=[ \t]*\()/y)
  if (head === undefined) return undefined
  scanner.skipBlanks()
  scanner.expect('(')
  const items = scanner.nested(() => parseTrees(scanner))
  scanner.skipBlanks()
  if (!scanner.take(')')) scanner.fail('","', '")"')
  scanner.skipBlanks()
  return {
    kind: 'logic',
    operator: head.endsWith('and') ? 'and' : 'or',
    negated: head.startsWith('not.'),
    items,
  }
}

function parseTrees(scanner: Scanner): Condition[] {
  const items: Condition[] = []
  do items.push(parseTree(scanner))
  while (takeSeparator(scanner, ','))
  return items
}

function parseLeaf(scanner: Scanner): Filter {
  if (!/[\p{L}\p{Nd}_ $"]/u.test(scanner.peek())) {
    scanner.fail('field name (* or [a..z0..9_$])', 'negation operator (not)', 'logic operator (and, or)')
  }
  return parseNegatedLeaf(scanner) ?? parsePlainLeaf(scanner)
}

/** `not.column.op.value`, which says the same as `column.not.op.value`; undefined for a column called `not`. */
function parseNegatedLeaf(scanner: Scanner): Filter | undefined {
  const start = scanner.pos
  if (!scanner.take('not.')) return undefined
  const word = scanner.pos
  try {
    const filter = parsePlainLeaf(scanner)
    return { ...filter, negated: !filter.negated }
  } catch {
    scanner.pos = start
    try {
      return parsePlainLeaf(scanner)
    } catch {
      scanner.pos = word
      scanner.fail('logic operator (and, or)')
    }
  }
}

function parsePlainLeaf(scanner: Scanner): Filter {
  const start = scanner.pos
  const field = parseField(scanner)
  scanner.skipBlanks()
  if (!scanner.take('.')) {
    failAsGroup(scanner, start)
    scanner.fail('delimiter (.)')
  }
  return { kind: 'filter', field, ...parseOperation(scanner, logicValue) }
}

/** `ord(…)` and `or)` were meant as logic: the error is where they stop looking like it. */
function failAsGroup(scanner: Scanner, start: number): void {
  const end = scanner.pos
  scanner.pos = start
  if (scanner.match(/(not\.)?(and|or)/y)) scanner.fail('"("')
  scanner.pos = end
}

/** Inside logic a value ends at `,` or `)`, unless it is quoted or an array in braces. */
const logicValue: ParseValue = (scanner) => {
  if (scanner.peek() === '"') return parseListElement(scanner)
  return scanner.match(/\{[^{}]*\}/y) ?? scanner.match(/[^,)]*/y)!
}

function takeSeparator(scanner: Scanner, separator: string): boolean {
  scanner.skipBlanks()
  return scanner.take(separator)
}

import type { At, OrderTerm } from './ast.ts'
import { parseField, parseName } from './field.ts'
import { parseTreePath } from './filter.ts'
import { Scanner } from './scanner.ts'

/** Parses `embed.order=column.desc.nullslast,…`. */
export function parseOrder(key: string, value: string): At<OrderTerm[]> {
  const { path } = parseTreePath(key)
  const scanner = new Scanner(value, `failed to parse order (${value})`)
  const terms: OrderTerm[] = []
  do terms.push(parseTerm(scanner))
  while (scanner.take(','))
  scanner.expectEnd('delimiter (.)', '","')
  return { path, value: terms }
}

function parseTerm(scanner: Scanner): OrderTerm {
  scanner.skipBlanks()
  const target = parseRelated(scanner) ?? { field: parseField(scanner) }
  const modifiers = parseModifiers(scanner)
  scanner.skipBlanks()
  return { ...target, ...modifiers }
}

/** `relation(column)`; undefined when no parenthesis follows the name. */
function parseRelated(scanner: Scanner): Pick<OrderTerm, 'relation' | 'field'> | undefined {
  const start = scanner.pos
  const relation = parseName(scanner)
  if (!scanner.take('(')) {
    scanner.pos = start
    return undefined
  }
  const field = parseField(scanner)
  scanner.expect(')')
  return { relation, field }
}

function parseModifiers(scanner: Scanner): Pick<OrderTerm, 'direction' | 'nulls'> {
  const direction = takeWord(scanner, ['asc', 'desc'])
  const nulls = takeWord(scanner, ['nullsfirst', 'nullslast'])
  if (scanner.peek() === '.' && !nulls) {
    scanner.pos++
    scanner.fail(...(direction ? [] : ['"asc"', '"desc"']), '"nullsfirst"', '"nullslast"')
  }
  if (!scanner.atEnd && !/[, \t]/.test(scanner.peek())) {
    scanner.fail(...(direction && !nulls ? ['delimiter (.)'] : []), '","', 'end of input')
  }
  return {
    ...(direction && { direction: direction as 'asc' | 'desc' }),
    ...(nulls && { nulls: nulls === 'nullsfirst' ? ('first' as const) : ('last' as const) }),
  }
}

function takeWord(scanner: Scanner, words: string[]): string | undefined {
  const found = words.find((word) => scanner.looksAt(`.${word}`))
  if (found) scanner.take(`.${found}`)
  return found
}

import type { Aggregate, SelectEmbed, SelectField, SelectItem } from './ast.ts'
import { parseField, parseIdentifier, parseName } from './field.ts'
import { Scanner } from './scanner.ts'

const AGGREGATE = /(sum|avg|count|max|min)(?=\(\))/y
const AFTER_FIELD = ['letter', 'digit', '"-"', '"->>"', '"->"', '"::"', '"."', '")"', '","']

/** Parses `select`: which columns and embeds the answer has. */
export function parseSelect(text: string): SelectItem[] {
  const scanner = new Scanner(text, `failed to parse select parameter (${text})`)
  const items = parseItems(scanner)
  scanner.expectEnd(...AFTER_FIELD)
  return items
}

function parseItems(scanner: Scanner): SelectItem[] {
  scanner.skipBlanks()
  if (scanner.atEnd || scanner.peek() === ')') return []
  const items: SelectItem[] = []
  do {
    scanner.skipBlanks()
    items.push(parseItem(scanner))
    scanner.skipBlanks()
  } while (scanner.take(','))
  return items
}

function parseItem(scanner: Scanner): SelectItem {
  return attempt(scanner, parseEmbed) ?? attempt(scanner, parseCount) ?? parseColumn(scanner)
}

/** `…target!hint!inner(items)`; undefined when no opening parenthesis shows that this is an embed. */
function parseEmbed(scanner: Scanner): SelectEmbed | undefined {
  const spread = scanner.take('...')
  const alias = spread ? undefined : parseAlias(scanner)
  const target = tryName(scanner)
  if (target === undefined || (target === 'count' && !spread)) return undefined
  const params = parseEmbedParams(scanner)
  if (!scanner.take('(')) return spread ? scanner.fail('"("') : undefined
  const items = scanner.nested(() => parseItems(scanner))
  if (!scanner.take(')')) scanner.fail(...AFTER_FIELD)
  return { kind: 'embed', target, ...(alias !== undefined && { alias }), ...params, spread, items }
}

function parseEmbedParams(scanner: Scanner): { hint?: string; join: 'left' | 'inner' } {
  const words: string[] = []
  while (words.length < 2 && scanner.take('!')) words.push(parseName(scanner))
  const hint = words.find((word) => word !== 'inner' && word !== 'left')
  const join = words.find((word) => word === 'inner' || word === 'left') === 'inner' ? 'inner' : 'left'
  return { ...(hint !== undefined && { hint }), join }
}

function parseCount(scanner: Scanner): SelectField | undefined {
  const alias = parseAlias(scanner)
  if (!scanner.take('count()')) return undefined
  const aggregateCast = parseCast(scanner)
  return {
    kind: 'field',
    field: { name: '*', path: [] },
    aggregate: 'count',
    ...(alias !== undefined && { alias }),
    ...(aggregateCast && { aggregateCast }),
  }
}

function parseColumn(scanner: Scanner): SelectField {
  if (scanner.take('*')) {
    if (!endsItem(scanner)) scanner.fail('")"', '","', 'end of input')
    return { kind: 'field', field: { name: '*', path: [] } }
  }
  const alias = parseAlias(scanner)
  const field = parseField(scanner)
  const cast = parseCast(scanner)
  const aggregate = parseAggregate(scanner)
  const aggregateCast = aggregate && parseCast(scanner)
  if (!endsItem(scanner)) scanner.fail(...AFTER_FIELD, 'end of input')
  return {
    kind: 'field',
    field,
    ...(alias !== undefined && { alias }),
    ...(cast && { cast }),
    ...(aggregate && { aggregate }),
    ...(aggregateCast && { aggregateCast }),
  }
}

function parseAlias(scanner: Scanner): string | undefined {
  return attempt(scanner, () => {
    const name = tryName(scanner)
    if (name === undefined || scanner.peek() !== ':' || scanner.looksAt('::')) return undefined
    scanner.pos++
    return name
  })
}

function parseCast(scanner: Scanner): string | undefined {
  return scanner.take('::') ? parseIdentifier(scanner) : undefined
}

function parseAggregate(scanner: Scanner): Aggregate | undefined {
  return attempt(scanner, () => {
    if (!scanner.take('.')) return undefined
    const name = scanner.match(AGGREGATE) as Aggregate | undefined
    return name && scanner.take('()') ? name : undefined
  })
}

function tryName(scanner: Scanner): string | undefined {
  return /[\p{L}\p{Nd}_ $"]/u.test(scanner.peek()) ? parseName(scanner) : undefined
}

function endsItem(scanner: Scanner): boolean {
  scanner.skipBlanks()
  return scanner.atEnd || scanner.peek() === ',' || scanner.peek() === ')'
}

/** Goes back to where it began when `parse` finds nothing. */
function attempt<T>(scanner: Scanner, parse: (scanner: Scanner) => T | undefined): T | undefined {
  const start = scanner.pos
  const found = parse(scanner)
  if (found === undefined) scanner.pos = start
  return found
}

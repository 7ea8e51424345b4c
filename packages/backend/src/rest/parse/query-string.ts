import { LRUCache } from 'lru-cache'
import type { At, OrderTerm, QueryString, RowRange, SelectItem } from './ast.ts'
import { parseColumns } from './columns.ts'
import { parseField, parseName, parseTreePath } from './field.ts'
import { parseFilter, parseLogic } from './filter.ts'
import { Scanner } from './scanner.ts'
import { parseSelect } from './select.ts'

type Pair = [key: string, value: string]

/** A client writes few different `select`s, and they are the costliest to read. */
const selects = new LRUCache<string, SelectItem[]>({ max: 500 })

/**
 * Reads a raw query string. With `asArguments`, parameters that are no filter are a function's arguments: all of
 * them (`'all'`), or those whose value has no operator (`'unless-operator'`).
 */
export function parseQueryString(raw: string, asArguments?: 'all' | 'unless-operator'): QueryString {
  const pairs = splitPairs(raw)
  const query: QueryString = {
    canonical: canonical(pairs),
    select: [],
    conditions: [],
    orders: [],
    ranges: [],
    args: [],
  }
  let select: string | undefined
  for (const [key, value] of pairs) {
    if (key === 'select') select ??= value
    else if (key === 'columns') query.columns ??= parseColumns(key, value)
    else if (key === 'on_conflict') query.onConflict ??= parseColumns(key, value)
    else readEmbeddable(query, key, value, asArguments)
  }
  query.select = cachedSelect(select ?? '*')
  return query
}

function readEmbeddable(
  query: QueryString,
  key: string,
  value: string,
  asArguments?: 'all' | 'unless-operator',
): void {
  const last = key.slice(key.lastIndexOf('.') + 1)
  if (last === 'order') query.orders.push(parseOrder(key, value))
  else if (last === 'and' || last === 'or') query.conditions.push(parseLogic(key, value))
  else if (last === 'limit' || last === 'offset') readRange(query.ranges, key, last, value)
  else if (asArguments === 'all') query.args.push([key, value])
  else readFilter(query, key, value, asArguments !== undefined)
}

function readFilter(query: QueryString, key: string, value: string, mayBeArgument: boolean): void {
  if (mayBeArgument && !/^(not\.)?[a-z]+(\([^)]*\))?\./.test(value)) {
    query.args.push([key, value])
    return
  }
  try {
    query.conditions.push(parseFilter(key, value))
  } catch (error) {
    if (!mayBeArgument) throw error
    query.args.push([key, value])
  }
}

function readRange(ranges: At<RowRange>[], key: string, word: 'limit' | 'offset', value: string): void {
  if (!/^-?\d+$/.test(value)) return
  const { path } = parseTreePath(key)
  const known = ranges.find((range) => samePath(range.path, path))
  const range = known ?? { path, value: { offset: 0, limit: null } }
  range.value[word] = Number(value)
  if (!known) ranges.push(range)
}

const samePath = (a: string[], b: string[]) => a.length === b.length && a.every((word, i) => word === b[i])

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

function cachedSelect(text: string): SelectItem[] {
  let items = selects.get(text)
  if (!items) {
    items = parseSelect(text)
    selects.set(text, items)
  }
  return items
}

/** Pairs in their order; a key without `=` says nothing. */
function splitPairs(raw: string): Pair[] {
  const pairs: Pair[] = []
  for (const part of raw.split('&')) {
    const equals = part.indexOf('=')
    if (equals >= 0) pairs.push([decode(part.slice(0, equals)), decode(part.slice(equals + 1))])
  }
  return pairs
}

function decode(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text
  if (!spaced.includes('%')) return spaced
  try {
    return decodeURIComponent(spaced)
  } catch {
    return Buffer.from(
      spaced.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
      'latin1',
    ).toString()
  }
}

function canonical(pairs: Pair[]): string {
  const sorted = pairs.length > 1 ? pairs.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)) : pairs
  return sorted.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&')
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

import { notImplemented } from '../errors.ts'
import type { Field, JsonStep } from './ast.ts'
import { Scanner } from './scanner.ts'

const FIELD_NAME = 'field name (* or [a..z0..9_$])'
const IDENTIFIER = /[\p{L}\p{Nd}_ $]+/uy
const JSON_KEY_NAME = 'any non reserved character different from: .,>()'
const JSON_KEY = /[^(\-:.,>)]+/y
const INDEX = /[+-]?\d+(?=->|::|[.,]|$)/y
const QUOTED = /"((?:[^"\\]|\\[\s\S])*)"/y

/** Letters, digits, `_`, `$` and blanks, dashes between, or anything in double quotes. */
export function parseName(scanner: Scanner): string {
  if (scanner.peek() === '"') return parseQuoted(scanner)
  return dashed(scanner, IDENTIFIER, FIELD_NAME)
}

/** A text in double quotes, in which a backslash takes the next character as it is. */
export function parseQuoted(scanner: Scanner): string {
  const quoted = scanner.match(QUOTED)
  if (quoted === undefined) {
    scanner.pos = scanner.text.length
    scanner.fail('"\\""', '"\\\\"')
  }
  return quoted.slice(1, -1).replace(/\\([\s\S])/g, '$1')
}

/** An identifier without quotes, such as a type in a cast or a text search configuration. */
export function parseIdentifier(scanner: Scanner): string {
  const name = scanner.match(IDENTIFIER)
  if (name === undefined) scanner.fail('letter', 'digit')
  return name.trim()
}

/** A column and the path into its json. */
export function parseField(scanner: Scanner): Field {
  return { name: parseName(scanner), path: parseJsonPath(scanner) }
}

/** The embeds that a key goes through, and the column at its end. */
export function parseTreePath(key: string): { path: string[]; field: Field } {
  const scanner = new Scanner(key, `failed to parse tree path (${key})`)
  const path: string[] = []
  let field = parseField(scanner)
  while (field.path.length === 0 && scanner.take('.')) {
    path.push(field.name)
    field = parseField(scanner)
  }
  return { path, field }
}

/** More than any JSON of ours may be nested, and few enough for a planner that follows them by recursion. */
const MAX_STEPS = 32

function parseJsonPath(scanner: Scanner): JsonStep[] {
  const path: JsonStep[] = []
  while (scanner.take('->')) {
    if (path.length === MAX_STEPS) {
      throw notImplemented(`A path of more than ${MAX_STEPS} steps into JSON is not supported.`)
    }
    const asText = scanner.take('>')
    path.push({ asText, ...parseJsonKey(scanner) })
  }
  return path
}

function parseJsonKey(scanner: Scanner): { key: string; isIndex: boolean } {
  const index = scanner.match(INDEX)
  if (index !== undefined) return { key: index, isIndex: true }
  if (scanner.peek() === '-') {
    scanner.pos++
    scanner.match(/\d+/y)
    scanner.fail('digit')
  }
  if (scanner.peek() === '"') return { key: parseQuoted(scanner), isIndex: false }
  return { key: dashed(scanner, JSON_KEY, '"-"', 'digit', JSON_KEY_NAME), isIndex: false }
}

/** Words joined by single dashes; `->` is not a dash. */
function dashed(scanner: Scanner, word: RegExp, ...expected: string[]): string {
  const first = scanner.match(word)
  if (first === undefined) scanner.fail(...expected)
  const words = [first.trim()]
  while (scanner.peek() === '-' && !scanner.looksAt('->')) {
    scanner.pos++
    const next = scanner.match(word)
    if (next === undefined) scanner.fail('letter', 'digit')
    words.push(next.trim())
  }
  return words.join('-')
}

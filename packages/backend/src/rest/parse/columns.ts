import { parseName } from './field.ts'
import { Scanner } from './scanner.ts'

/** Parses the list of names of `columns` and `on_conflict`. */
export function parseColumns(parameter: 'columns' | 'on_conflict', text: string): string[] {
  const scanner = new Scanner(text, `failed to parse ${parameter} parameter (${text})`)
  const names: string[] = []
  do {
    scanner.skipBlanks()
    names.push(parseName(scanner))
    scanner.skipBlanks()
  } while (scanner.take(','))
  scanner.expectEnd('","')
  return [...new Set(names)]
}

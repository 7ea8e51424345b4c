import { unreadableBody } from '../errors.ts'

/** Reads CSV with a header line into records; the word `NULL` outside quotes is null. */
export function parseCsv(text: string): Record<string, string | null>[] {
  const [header, ...lines] = readLines(text)
  if (!header) return []
  const names = header.map((name) => name ?? 'NULL')
  return lines.map((line) => {
    if (line.length !== names.length) throw unreadableBody('All lines must have same number of fields')
    return Object.fromEntries(names.map((name, i) => [name, line[i]!]))
  })
}

const FIELD = /"((?:[^"]|"")*)"|([^,\r\n]*)/y
const SEPARATOR = /,|\r\n|\n|\r|$/y

function readLines(text: string): (string | null)[][] {
  const lines: (string | null)[][] = []
  let line: (string | null)[] = []
  let at = 0
  while (at < text.length) {
    FIELD.lastIndex = at
    const [whole, inQuotes, plain] = FIELD.exec(text)!
    line.push(inQuotes === undefined ? (plain === 'NULL' ? null : plain!) : inQuotes.replaceAll('""', '"'))
    SEPARATOR.lastIndex = at + whole.length
    const separator = SEPARATOR.exec(text)
    if (!separator) throw unreadableBody('All lines must have same number of fields')
    at = SEPARATOR.lastIndex
    if (separator[0] === ',') {
      if (at === text.length) line.push('')
      else continue
    }
    lines.push(line)
    line = []
  }
  return line.length > 0 ? [...lines, line] : lines
}

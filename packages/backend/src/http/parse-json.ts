/**
 * The escapes that can produce such a character: NUL is not allowed unescaped, and bytes are decoded to whole
 * characters.
 */
const SUSPICIOUS_ESCAPE = /\\u(?:0000|d[89a-f])/i

/**
 * Parses JSON from outside. Throws a SyntaxError for what is none, and for strings and keys that no database can keep:
 * with NUL or half of a surrogate pair. The text must not be nested too deep (`isTooDeep`).
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (SUSPICIOUS_ESCAPE.test(text) && !isStorable(value)) {
    throw new SyntaxError('a string contains a null character or half of a surrogate pair')
  }
  return value
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, member]) => isStorable(key) && isStorable(member))
}

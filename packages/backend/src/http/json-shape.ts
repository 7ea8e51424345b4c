/** The deepest nesting of JSON from outside: more than any real request needs, far less than would overflow a stack. */
export const MAX_JSON_DEPTH = 32

export interface JsonShape {
  /** Brackets and braces within each other, at the most `MAX_JSON_DEPTH + 1`: counting ends there. */
  depth: number
  /** Elements of the outermost array; 1 for any other value. */
  items: number
  /** Values with others beside them, at any depth. */
  values: number
}

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c

/**
 * Measures JSON text in one pass over its characters, so that what would keep a parser busy or break a stack is
 * refused before anything parses it. Text that is no JSON has some shape as well: the parser refuses it later.
 */
export function measureJson(text: string): JsonShape {
  let depth = 0
  let deepest = 0
  let commas = 0
  let outerCommas = 0
  let isEmpty = true
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i)
    if (char <= 0x20) continue
    // `[` and `{` differ from `]` and `}` by two; nothing else of JSON's own is 0x5b, 0x5d, 0x7b or 0x7d.
    const folded = char | 0x20
    if (folded === 0x7b) {
      if (++depth > deepest) deepest = depth
      if (deepest > MAX_JSON_DEPTH) break
      if (depth > 1) isEmpty = false
      continue
    }
    if (folded === 0x7d) {
      depth--
      continue
    }
    if (char === COMMA) {
      commas++
      if (depth === 1) outerCommas++
    }
    isEmpty = false
    if (char === QUOTE) i = endOfString(text, i)
  }
  const isArray = /^\s*\[/.test(text)
  return { depth: deepest, items: !isArray ? 1 : isEmpty ? 0 : outerCommas + 1, values: commas + 1 }
}

/** Whether JSON text is nested deeper than anything from outside may be. */
export const isTooDeep = (text: string) =>
  text.length > MAX_JSON_DEPTH && measureJson(text).depth > MAX_JSON_DEPTH

/** The closing quote of the string that begins at `start`; the end of the text where there is none. */
function endOfString(text: string, start: number): number {
  for (let i = start + 1; ; i++) {
    i = text.indexOf('"', i)
    if (i < 0) return text.length
    let backslashes = 0
    while (text.charCodeAt(i - 1 - backslashes) === BACKSLASH) backslashes++
    if (backslashes % 2 === 0) return i
  }
}

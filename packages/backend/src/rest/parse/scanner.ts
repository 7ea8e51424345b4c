import { notImplemented, syntaxError } from '../errors.ts'

const END = 'end of input'

/** Parentheses within parentheses: far more than a client writes, far fewer than would overflow the stack. */
const MOST_NESTED = 100

/** Reads a text from left to right and says precisely where it stops making sense. */
export class Scanner {
  readonly text: string
  readonly label: string
  pos = 0
  #depth = 0

  constructor(text: string, label: string) {
    this.text = text
    this.label = label
  }

  get atEnd(): boolean {
    return this.pos >= this.text.length
  }

  peek(): string {
    return this.text[this.pos] ?? ''
  }

  looksAt(word: string): boolean {
    return this.text.startsWith(word, this.pos)
  }

  /** Takes `word` if it comes next. */
  take(word: string): boolean {
    if (!this.looksAt(word)) return false
    this.pos += word.length
    return true
  }

  /** Takes all that a sticky expression matches here; undefined when it does not match. */
  match(expression: RegExp): string | undefined {
    expression.lastIndex = this.pos
    const found = expression.exec(this.text)
    if (!found) return undefined
    this.pos += found[0].length
    return found[0]
  }

  expect(word: string): void {
    if (!this.take(word)) this.fail(`"${word}"`)
  }

  /** Parses what stands between parentheses; PGRST127 for too many of them within each other. */
  nested<T>(parse: () => T): T {
    if (++this.#depth > MOST_NESTED) {
      throw notImplemented(`More than ${MOST_NESTED} nested parentheses are not supported.`)
    }
    const parsed = parse()
    this.#depth--
    return parsed
  }

  skipBlanks(): void {
    this.match(/[ \t]*/y)
  }

  expectEnd(...alternatives: string[]): void {
    if (!this.atEnd) this.fail(...alternatives, END)
  }

  /** Throws the grammar error that names what came instead of `expected`. */
  fail(...expected: string[]): never {
    const { line, column } = this.position()
    const details = `unexpected ${this.unexpected(expected)} expecting ${enumerate(expected)}`
    throw syntaxError(this.label, `(line ${line}, column ${column})`, details)
  }

  private unexpected(expected: string[]): string {
    if (this.atEnd) return END
    const char = String.fromCodePoint(this.text.codePointAt(this.pos)!)
    return expected.includes(END) ? `'${char}'` : `"${char}"`
  }

  private position(): { line: number; column: number } {
    const lines = this.text.slice(0, this.pos).split('\n')
    return { line: lines.length, column: lines.at(-1)!.length + 1 }
  }
}

function enumerate(words: string[]): string {
  const unique = [...new Set(words)]
  if (unique.length < 2) return unique.join('')
  return `${unique.slice(0, -1).join(', ')} or ${unique.at(-1)}`
}

/** The values of one statement. What a request says travels here and never inside the text of the statement. */
export class Params {
  readonly values: (string | Buffer | null)[] = []

  /** Adds a value and gives the placeholder for it. */
  add(value: string | Buffer | null): string {
    // PostgreSQL has no zero byte in a text, and would say so with an error of the protocol.
    this.values.push(typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '') : value)
    return `$${this.values.length}`
  }
}

/** One statement with its values. */
export interface Statement {
  text: string
  values: (string | Buffer | null)[]
}

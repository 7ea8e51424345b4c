import { createHash } from 'node:crypto'

const SIZE = 2n ** 128n

/** Sums up lines so that their order does not matter and each counts, also the second of two that are alike. */
export class RowDigest {
  #sum = 0n
  rows = 0

  add(line: string): void {
    this.rows += 1
    const hash = createHash('sha256').update(line).digest('hex').slice(0, 32)
    this.#sum = (this.#sum + BigInt(`0x${hash}`)) % SIZE
  }

  get value(): string {
    return this.#sum.toString(16).padStart(32, '0')
  }
}

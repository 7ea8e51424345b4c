/** A map that keeps the `capacity` entries used last, and tells `onEvict` which it lets go. */
export class LruMap<K, V> {
  readonly #entries = new Map<K, V>()
  readonly #capacity: number
  readonly #onEvict: (key: K, value: V) => void

  constructor(capacity: number, onEvict: (key: K, value: V) => void = () => {}) {
    this.#capacity = capacity
    this.#onEvict = onEvict
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  set(key: K, value: V): void {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    if (this.#entries.size <= this.#capacity) return
    const [oldest, evicted] = this.#entries.entries().next().value as [K, V]
    this.#entries.delete(oldest)
    this.#onEvict(oldest, evicted)
  }

  delete(key: K): void {
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
  }

  get size(): number {
    return this.#entries.size
  }
}

/** A fault that keeps the server from starting and that its operator can fix; one sentence, without a stack. */
export class StartError extends Error {
  readonly faults: readonly string[]

  constructor(...faults: string[]) {
    super(faults.join('\n'))
    this.name = 'StartError'
    this.faults = faults
  }
}

/** Runs several readers and refuses with the faults of all of them, so that an operator can fix them in one go. */
export function collectFaults<T extends unknown[]>(...readers: { [K in keyof T]: () => T[K] }): T {
  const faults: string[] = []
  const results: unknown[] = []
  for (const read of readers) {
    try {
      results.push(read())
    } catch (error) {
      if (!(error instanceof StartError)) throw error
      faults.push(...error.faults)
    }
  }
  if (faults.length > 0) throw new StartError(...new Set(faults))
  return results as T
}

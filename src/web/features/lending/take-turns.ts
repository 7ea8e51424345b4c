/** Runs work as it comes, but never more than so much at once; the rest queues. */
export function takeTurns(atOnce: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let free = atOnce
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}

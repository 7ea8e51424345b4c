import type { Database } from './database.ts'

/**
 * Does long `work` in the embedded database's only connection: what asks for it meanwhile, such as the queue by its
 * clock, waits for as long as that takes. A wait that nobody can shorten is no outage.
 */
export async function unhurried<T>({ pool, embedded }: Database, work: () => Promise<T>): Promise<T> {
  if (!embedded) return work()
  const { options } = pool
  const patience = options.connectionTimeoutMillis
  options.connectionTimeoutMillis = 0
  try {
    return await work()
  } finally {
    options.connectionTimeoutMillis = patience
  }
}

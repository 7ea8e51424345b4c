import { useSyncExternalStore } from 'react'
import { type DataStrategyResult, redirect } from 'react-router'
import { isReachable } from './connection.ts'
import { codeOf } from './errors.ts'

let goOn: (() => void) | undefined
const listeners = new Set<() => void>()

/**
 * Client middleware: a navigation whose data cannot be fetched for want of a connection is held, with the page as it is,
 * until it is told to go on or another navigation replaces it.
 */
export async function holdLostLoad(
  { request }: { request: Request },
  next: () => Promise<Record<string, DataStrategyResult>>,
): Promise<Record<string, DataStrategyResult>> {
  const results = await next()
  const { signal } = request
  if (!Object.values(results).some(isLost) || signal.aborted || (await isReachable())) return results
  await hold(signal)
  if (signal.aborted) return results
  const { pathname, search } = new URL(request.url)
  throw redirect(pathname + search)
}

/** Continues the held navigation, if there is one. */
export const useHeldLoad = (): (() => void) | undefined =>
  useSyncExternalStore(
    subscribe,
    () => goOn,
    () => undefined,
  )

const isLost = ({ type, result }: DataStrategyResult): boolean =>
  type === 'error' && codeOf(result) === 'NETWORK'

async function hold(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    change(resolve)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  change(undefined)
}

function subscribe(tell: () => void) {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

function change(to: typeof goOn) {
  goOn = to
  for (const tell of listeners) tell()
}

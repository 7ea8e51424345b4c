import { useCallback, useSyncExternalStore } from 'react'
import { isViewing } from './view-as.ts'

const listeners = new Map<string, Set<() => void>>()

/**
 * A value in browser storage, the same in every tab. On the server, and until the page has started in
 * the browser, it is the fallback. `parse` gets what is stored and refuses it by returning undefined.
 */
export function useLocalStorage<Value>(
  key: string,
  fallback: Value,
  parse: (stored: unknown) => Value | undefined,
): [Value, (next: Value | ((current: Value) => Value)) => void] {
  const subscribe = useCallback((tell: () => void) => listen(key, tell), [key])
  const text = useSyncExternalStore(
    subscribe,
    () => readText(key),
    () => null,
  )
  const value = readValue(key, text, fallback, parse)
  const set = useCallback(
    (next: Value | ((current: Value) => Value)) => {
      const current = readValue(key, readText(key), fallback, parse)
      writeStored(key, typeof next === 'function' ? (next as (current: Value) => Value)(current) : next)
    },
    [key, fallback, parse],
  )
  return [value, set]
}

/** Reads outside a component; undefined when there is nothing, or nothing readable. */
export function readStored(key: string): unknown {
  const text = readText(key)
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Writes outside a component and tells every listener in this tab; undefined removes. */
export const writeStored = (key: string, value: unknown): void =>
  writeStoredText(key, value === undefined ? undefined : JSON.stringify(value))

/** Writes a bare text instead of JSON, as `language` and `tempReservationId` are stored; undefined removes. */
export function writeStoredText(key: string, text: string | undefined): void {
  // What stands there is the admin's, and nothing of the person whom they look after belongs there.
  if (isViewing) return
  try {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Storage is full or forbidden: the page goes on without remembering.
  }
  for (const tell of listeners.get(key) ?? []) tell()
}

/** Tells when the value changes, here or in another tab. */
export function listen(key: string, tell: () => void): () => void {
  const ours = listeners.get(key) ?? new Set()
  listeners.set(key, ours.add(tell))
  const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && tell()
  window.addEventListener('storage', onStorage)
  return () => {
    ours.delete(tell)
    window.removeEventListener('storage', onStorage)
  }
}

function readText(key: string): string | null {
  if (isViewing) return null
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const parsed = new Map<string, { text: string | null; value: unknown }>()

/** Equal text gives the same object, so that renders can compare by identity. */
function readValue<Value>(
  key: string,
  text: string | null,
  fallback: Value,
  parse: (stored: unknown) => Value | undefined,
): Value {
  if (text === null) return fallback
  const known = parsed.get(key)
  if (known?.text === text) return known.value as Value
  let value = fallback
  try {
    value = parse(JSON.parse(text)) ?? fallback
  } catch {
    // Values that other code wrote there are not ours to read.
  }
  parsed.set(key, { text, value })
  return value
}

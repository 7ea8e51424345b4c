import { isLiveOffered } from '../config.ts'
import { openSocket } from './open-socket.ts'

/** Rows of a table that a page looks at: those whose `column` has the value. */
export interface Rows {
  table: 'bookings' | 'conversation_participants' | 'messages' | 'notifications' | 'read_marks'
  column: string
  value: string
}

interface Watcher {
  /** What is loaded again: of several who load the same, one is told of a change. */
  loads: string
  /** One of the rows changed, or may have while nobody was told. */
  changed: () => void
  /** Being told of changes begins or ends. */
  liveness: () => void
}

interface Watch {
  watchers: Set<Watcher>
  /** Whether changes are told at the moment. */
  isLive: boolean
  stop(): void
}

/** How long to wait after the server has ended a channel, which the client does not open again by itself. */
const AGAIN_MS = 30_000

const watches = new Map<string, Watch>()
const keyOf = ({ table, column, value }: Rows) => `${table}:${column}=eq.${value}`

export const isWatched = (rows: Rows): boolean => watches.get(keyOf(rows))?.isLive ?? false

/** Tells of each change of the rows, until it is stopped. */
export function watchRows(rows: Rows, watcher: Watcher): () => void {
  if (!isLiveOffered()) return () => {}
  const key = keyOf(rows)
  const watch = watches.get(key) ?? begin(rows)
  watches.set(key, watch)
  watch.watchers.add(watcher)
  return () => {
    watch.watchers.delete(watcher)
    if (watch.watchers.size > 0) return
    watches.delete(key)
    watch.stop()
  }
}

function begin(rows: Rows): Watch {
  let leave = () => {}
  let isStopped = false
  const watch: Watch = { watchers: new Set(), isLive: false, stop }
  // Without a socket the page goes on asking.
  const start = () => void open().catch(() => again())
  start()
  return watch

  async function open(): Promise<void> {
    const socket = await openSocket()
    if (isStopped) return
    const { table, column, value } = rows
    const channel = socket
      .channel(`${keyOf(rows)}:${crypto.randomUUID()}`)
      .on('postgres_changes', { event: '*', schema: 'public', table, filter: `${column}=eq.${value}` }, tell)
      .on('system', {}, ({ extension, status }: { extension: string; status: string }) => {
        if (extension === 'postgres_changes') setLive(status === 'ok')
      })
      .subscribe((status) => {
        if (status === 'SUBSCRIBED') return
        setLive(false)
        if (status === 'CLOSED') again()
      })
    leave = () => void socket.removeChannel(channel)
  }

  function again(): void {
    if (!isStopped) setTimeout(() => !isStopped && start(), AGAIN_MS)
  }

  function tell(): void {
    const told = new Set<string>()
    for (const { loads, changed } of watch.watchers) {
      if (!told.has(loads)) changed()
      told.add(loads)
    }
  }

  function setLive(isLive: boolean): void {
    if (isLive === watch.isLive) return
    watch.isLive = isLive
    for (const { liveness } of watch.watchers) liveness()
    // What changed before nobody was told of.
    if (isLive) tell()
  }

  function stop(): void {
    isStopped = true
    leave()
  }
}

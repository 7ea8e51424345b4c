import { isLiveOffered } from '../config.ts'
import { openSocket } from './open-socket.ts'

/** Rows of a table that a page looks at: those whose `column` has the value. */
export interface Rows {
  table: 'bookings' | 'conversation_participants' | 'messages' | 'notifications' | 'read_marks'
  column: string
  value: string
}

interface Watch {
  /** One of the rows changed, or may have while nobody was told. */
  changed: Set<() => void>
  /** Whether changes are told at the moment. */
  isLive: boolean
  liveness: Set<() => void>
  stop(): void
}

/** How long to wait after the server has ended a channel, which the client does not open again by itself. */
const AGAIN_MS = 30_000

const watches = new Map<string, Watch>()
const keyOf = ({ table, column, value }: Rows) => `${table}:${column}=eq.${value}`

export const isWatched = (rows: Rows): boolean => watches.get(keyOf(rows))?.isLive ?? false

/** Calls `changed` whenever one of the rows changes, and `liveness` when that begins or ends; until it is stopped. */
export function watchRows(rows: Rows, changed: () => void, liveness: () => void): () => void {
  if (!isLiveOffered()) return () => {}
  const key = keyOf(rows)
  const watch = watches.get(key) ?? begin(rows)
  watches.set(key, watch)
  watch.changed.add(changed)
  watch.liveness.add(liveness)
  return () => {
    watch.changed.delete(changed)
    watch.liveness.delete(liveness)
    if (watch.changed.size > 0) return
    watches.delete(key)
    watch.stop()
  }
}

function begin(rows: Rows): Watch {
  let leave = () => {}
  let isStopped = false
  const watch: Watch = { changed: new Set(), liveness: new Set(), isLive: false, stop }
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
    for (const changed of watch.changed) changed()
  }

  function setLive(isLive: boolean): void {
    if (isLive === watch.isLive) return
    watch.isLive = isLive
    for (const listener of watch.liveness) listener()
    // What changed before nobody was told of.
    if (isLive) tell()
  }

  function stop(): void {
    isStopped = true
    leave()
  }
}

import type { SentMessage } from '#contract/messaging.ts'
import { callFunction } from '../../lib/call-function.ts'
import { untilReachable } from '../../lib/connection.ts'
import { codeOf } from '../../lib/errors.ts'
import { OUTGOING_KEY } from '../../lib/personal-keys.ts'
import { readStored, writeStored } from '../../lib/use-local-storage.ts'
import { isTooOld, NOTHING_OUTGOING, nextOutgoing, type Outgoing, parseOutgoing } from './outgoing.ts'

/** What may go away by itself: the message waits, and is sent again under its key. */
const TEMPORARY = new Set(['NETWORK', 'TIMEOUT', 'SERVICE_UNAVAILABLE'])
/** Failures in a row after which the person decides. */
const MAX_FAILURES = 20

const listeners = new Set<(sent: SentMessage, outgoing: Outgoing) => void>()
let isRunning = false

/** Calls back for each message that has arrived; answers how to stop that. */
export function onSent(tell: (sent: SentMessage, outgoing: Outgoing) => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

export const readOutgoing = (): readonly Outgoing[] =>
  parseOutgoing(readStored(OUTGOING_KEY)) ?? NOTHING_OUTGOING

/** Changes the waiting messages of this device. */
export function writeOutgoing(change: (all: readonly Outgoing[]) => readonly Outgoing[]): void {
  const next = change(readOutgoing())
  writeStored(OUTGOING_KEY, next.length > 0 ? next : undefined)
}

/** Sends what waits, one after the other, in one tab at a time, for as long as it takes until there is a connection. */
export async function sendOutgoing(): Promise<void> {
  if (isRunning) return
  isRunning = true
  try {
    if (navigator.locks) await navigator.locks.request('outgoing-messages', sendAll)
    else await sendAll()
  } finally {
    isRunning = false
  }
  // One that was written while the last one was being crossed off.
  if (nextOutgoing(readOutgoing())) void sendOutgoing()
}

async function sendAll(): Promise<void> {
  let failures = 0
  for (let next = nextOutgoing(readOutgoing()); next; next = nextOutgoing(readOutgoing())) {
    const { key, to, text, pictures } = next
    if (isTooOld(next, Date.now())) {
      patch(key, { refusal: 'TOO_OLD' })
      continue
    }
    if (!navigator.onLine) {
      await untilReachable()
      continue
    }
    patch(key, { isTried: true })
    try {
      const sent = await callFunction<SentMessage>(
        'send-message',
        { to, text, ...(pictures.length > 0 && { pictures }) },
        { idempotencyKey: key },
      )
      failures = 0
      for (const tell of listeners) tell(sent, next)
      writeOutgoing((all) => all.filter((each) => each.key !== key))
    } catch (error) {
      const code = codeOf(error)
      if (TEMPORARY.has(code) && ++failures < MAX_FAILURES) await untilReachable()
      else patch(key, { refusal: code })
    }
  }
}

const patch = (key: string, news: Partial<Outgoing>) =>
  writeOutgoing((all) => all.map((each) => (each.key === key ? { ...each, ...news } : each)))

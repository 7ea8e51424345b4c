import type { RefusalCode } from '#contract/refusals.ts'
import type { Target } from './conversation.ts'

/** A message on its way, kept on this device until the site has it. */
export interface Outgoing {
  /** The idempotency key: under it the message is there once, however often it is sent. */
  key: string
  to: Target
  text: string
  pictures: string[]
  /** When it was written, ISO 8601. */
  at: string
  /** Whether it may have arrived without an answer. */
  isTried?: boolean
  /** Why it is not sent again by itself. */
  refusal?: RefusalCode | 'TOO_OLD' | string
}

export const NOTHING_OUTGOING: readonly Outgoing[] = []

/** The most messages that wait at once. */
export const MAX_OUTGOING = 50

/** The site remembers keys for a day: after that, only the person knows whether a message is to be sent again. */
const KEY_MS = 20 * 3_600_000

/** Parses the waiting messages in browser storage; undefined for anything else. */
export function parseOutgoing(stored: unknown): readonly Outgoing[] | undefined {
  return Array.isArray(stored) ? stored.filter(isOutgoing).slice(-MAX_OUTGOING) : undefined
}

function isOutgoing(value: unknown): value is Outgoing {
  const { key, to, text, pictures, at } = (value ?? {}) as Partial<Outgoing>
  return (
    typeof key === 'string' &&
    typeof text === 'string' &&
    typeof at === 'string' &&
    typeof to === 'object' &&
    to !== null &&
    Array.isArray(pictures)
  )
}

/** The next message to send, oldest first; of one conversation none overtakes another that waits. */
export function nextOutgoing(all: readonly Outgoing[]): Outgoing | undefined {
  const stuck = new Set(all.filter(({ refusal }) => refusal).map(({ to }) => subjectOf(to)))
  return all.find(({ refusal, to }) => !refusal && !stuck.has(subjectOf(to)))
}

/** Whether the site may have forgotten the key of a message that may have arrived. */
export const isTooOld = ({ at, isTried }: Outgoing, now: number): boolean =>
  isTried === true && now - Date.parse(at) > KEY_MS

/** The conversation, rental or item that a message is about. */
export const subjectOf = (to: Target): string => Object.values(to)[0]!

import { MAX_MESSAGE_LENGTH } from '#domain/messaging/message.ts'

/** Drafts of messages by the conversation, rental or item that they are about; newest last. */
type Unsent = Readonly<Record<string, string>>

export const NOTHING_UNSENT: Unsent = {}

const MOST = 20

/** Parses the drafts in browser storage; undefined for anything else. */
export function parseUnsent(stored: unknown): Unsent | undefined {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined
  const texts = Object.entries(stored).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts.slice(-MOST))
}

/** The record with this text of a conversation; without an entry where there is nothing in it. */
export function withUnsent(unsent: Unsent, of: string, text: string): Unsent {
  const { [of]: _, ...others } = unsent
  const rest = Object.entries(others).slice(-(MOST - 1))
  // Far beyond what can be sent nothing is kept.
  const kept = text.slice(0, 2 * MAX_MESSAGE_LENGTH)
  return Object.fromEntries(kept === '' ? rest : [...rest, [of, kept]])
}

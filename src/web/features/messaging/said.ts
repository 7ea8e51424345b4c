import type { Message } from './conversation.ts'

/** The loaded messages of a conversation, oldest first. */
export interface Said {
  messages: Message[]
  /** Whether there are messages before the first one. */
  hasOlder: boolean
  /** The newest message up to which none is missing: one that was just sent may have overtaken others. */
  loadedTo: number
}

export const NO_MESSAGES: Said = { messages: [], hasOlder: false, loadedTo: 0 }

/** Adds more messages, each once and in order. */
export function withMessages(said: Said, more: readonly Message[], hasOlder = said.hasOlder): Said {
  const known = new Set(said.messages.map(({ id }) => id))
  const added = more.filter(({ id }) => !known.has(id))
  if (added.length === 0 && hasOlder === said.hasOlder) return said
  return { ...said, messages: [...said.messages, ...added].sort((a, b) => a.id - b.id), hasOlder }
}

/** Adds the messages that follow on the newest one up to which none is missing. */
export function withNewer(said: Said, newer: readonly Message[], hasOlder = said.hasOlder): Said {
  const loadedTo = Math.max(said.loadedTo, ...newer.map(({ id }) => id))
  const more = withMessages(said, newer, hasOlder)
  return loadedTo === said.loadedTo ? more : { ...more, loadedTo }
}

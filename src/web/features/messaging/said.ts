import type { Message } from './conversation.ts'

/** The loaded messages of a conversation, oldest first. */
export interface Said {
  messages: Message[]
  /** Whether there are messages before the first one. */
  hasOlder: boolean
}

export const NO_MESSAGES: Said = { messages: [], hasOlder: false }

/** Adds more messages, each once and in order. */
export function withMessages(said: Said, more: readonly Message[], hasOlder = said.hasOlder): Said {
  const known = new Set(said.messages.map(({ id }) => id))
  const added = more.filter(({ id }) => !known.has(id))
  if (added.length === 0 && hasOlder === said.hasOlder) return said
  return { messages: [...said.messages, ...added].sort((a, b) => a.id - b.id), hasOlder }
}

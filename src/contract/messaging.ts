/** A message as its two people read it. */
export interface MessageText {
  id: number
  sender_id: string
  /** With contact details hidden, where `is_masked`. */
  body: string
  /** Names of objects in the bucket `messages`. */
  pictures: string[]
  is_masked: boolean
  /** As it was written: only for the sender, and for the other side once a rental of the two is confirmed. */
  original: { body: string } | null
  created_at: string
}

/** Response of `send-message`. */
export interface SentMessage {
  conversationId: string
  message: MessageText
}

/** Response of `translate-message`. */
export interface TranslatedMessage {
  text: string
}

/** A message as the team reads it. */
export interface ReadMessage extends MessageText {
  /** Paths of the pictures below the storage's address, valid for ten minutes. */
  pictureAddresses: string[]
}

/** Response of `read-claim-messages`: the latest of what both sides wrote about the rental, oldest first. */
export interface ReadMessages {
  messages: ReadMessage[]
  people: { id: string; name: string }[]
}

/** Response of `read-reported-messages`: the reported message with some before and after it. */
export interface ReportedMessages extends ReadMessages {
  reportedId: number
}

/** Response of `mark-conversation-read`. */
export interface ReadConversation {
  conversationId: string
}

/** Response of `block-messages`. */
export interface BlockedMessages {
  personId: string
  /** Whether the caller takes no messages from them. */
  isBlocked: boolean
}

/** Response of `send-message`. */
export interface SentMessage {
  conversationId: string
  message: { id: number; sender_id: string; body: string; created_at: string }
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

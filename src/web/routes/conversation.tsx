import { ConversationPage } from '../features/messaging/conversation-page.tsx'
import type { Route } from './+types/conversation.ts'

export default function Conversation({ params }: Route.ComponentProps) {
  return <ConversationPage key={params.id} id={params.id} />
}

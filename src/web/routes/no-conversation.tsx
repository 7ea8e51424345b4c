import { NoConversation } from '../features/messaging/no-conversation.tsx'

export default NoConversation

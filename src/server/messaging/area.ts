import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { mailUnreadMessage } from './tasks/mail-unread-message.ts'
import { sweepTranslations } from './tasks/sweep-translations.ts'
import { blockMessages } from './use-cases/block-messages.ts'
import { markConversationRead } from './use-cases/mark-conversation-read.ts'
import { readClaimMessages } from './use-cases/read-claim-messages.ts'
import { readReportedMessages } from './use-cases/read-reported-messages.ts'
import { sendMessage } from './use-cases/send-message.ts'
import { translateCaseText } from './use-cases/translate-case-text.ts'
import { translateMessage } from './use-cases/translate-message.ts'
import { translateText } from './use-cases/translate-text.ts'

export const messagingArea: Area = {
  useCases: [
    sendMessage,
    markConversationRead,
    blockMessages,
    translateMessage,
    translateText,
    translateCaseText,
    readClaimMessages,
    readReportedMessages,
  ],
  tasks: [mailUnreadMessage],
  jobs: [sweepTranslations],
  personalData,
}

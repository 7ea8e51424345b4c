import { useSearchParams } from 'react-router'
import { EnquiryPage, RentalConversationPage } from '../features/messaging/conversation-page.tsx'

export default function NewMessage() {
  const [query] = useSearchParams()
  const itemId = query.get('item')
  return itemId === null ? (
    <RentalConversationPage bookingId={query.get('booking') ?? ''} />
  ) : (
    <EnquiryPage itemId={itemId} />
  )
}

import type { Translate } from '../../i18n/translate.ts'
import type { Conversation, Message } from './conversation.ts'

/** What stands in the flow of a conversation: messages, and the steps of its rental. */
export type FlowEntry =
  | { kind: 'message'; created_at: string; message: Message }
  | { kind: 'state'; created_at: string; text: string }

/**
 * Messages and steps of the rental in the order of their time. Steps before the first loaded message are left out while
 * there are earlier messages.
 */
export function flowOf(
  messages: readonly Message[],
  hasOlder: boolean,
  { booking, owner, renter }: Pick<Conversation, 'booking' | 'owner' | 'renter'>,
  t: Translate,
): FlowEntry[] {
  const from = hasOlder ? (messages[0]?.created_at ?? '') : ''
  const said = messages.map((message) => ({
    kind: 'message' as const,
    created_at: message.created_at,
    message,
  }))
  const steps = booking
    ? [
        { created_at: booking.created_at, text: t('rentals.history.booked') },
        ...booking.events.map(({ transition, role, at }) => ({
          created_at: at,
          text: t.optional(`rentals.event.${transition}`, { name: nameOf(role) }) ?? transition,
        })),
      ].filter(({ created_at }) => Date.parse(created_at) >= (from ? Date.parse(from) : 0))
    : []
  return [...said, ...steps.map((step) => ({ kind: 'state' as const, ...step }))].sort(
    (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at),
  )

  function nameOf(role: string): string {
    return role === 'owner'
      ? owner?.first_name || t('booking.lender')
      : renter?.first_name || t('handover.renter')
  }
}

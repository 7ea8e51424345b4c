import type { Translate } from '../../i18n/translate.ts'
import type { TimelineStep } from '../../ui/timeline.tsx'
import type { Booking } from './booking.ts'

const ENDED_BADLY = ['decline', 'cancel', 'expire', 'lapse', 'no_show', 'miss']

/** The recorded events of a booking in plain words, in order, from its creation on. */
export function historyOf(
  booking: Pick<Booking, 'id' | 'created_at' | 'events' | 'owner' | 'renter'>,
  t: Translate,
): (Pick<TimelineStep, 'id' | 'title' | 'state'> & { at: string })[] {
  return [
    { id: 'booked', title: t('rentals.history.booked'), state: 'done', at: booking.created_at },
    ...booking.events.map(
      ({ transition, role, at }, index) =>
        ({
          id: String(index),
          title: asSentence(t.optional(`rentals.event.${transition}`, { name: nameOf(role) }) ?? transition),
          state: ENDED_BADLY.includes(transition) ? 'failed' : 'done',
          at,
        }) as const,
    ),
  ]

  /** Who has no name here any more is a word that begins small. */
  function asSentence(text: string): string {
    return text.charAt(0).toLocaleUpperCase(t.language) + text.slice(1)
  }

  function nameOf(role: string): string {
    if (role === 'owner') return booking.owner?.first_name || t('booking.lender')
    return booking.renter?.first_name || t('handover.renter')
  }
}

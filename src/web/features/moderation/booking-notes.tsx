import { useTranslate } from '../../i18n/translation.tsx'
import { StaffNotes } from './staff-notes.tsx'
import type { BookingFile } from './use-booking-file.ts'
import { useIntervention } from './use-intervention.ts'

/** What the team notes about a rental. */
export function BookingNotes({ booking }: { booking: BookingFile }) {
  const t = useTranslate()
  const { mutateAsync, isPending } = useIntervention('note-booking')
  return (
    <StaffNotes
      notes={booking.notes.map(({ author, ...note }) => ({ ...note, author: author?.name ?? null }))}
      hint={t('moderation.booking.note-hint')}
      save={(text) => mutateAsync({ id: booking.id, text })}
      busy={isPending}
    />
  )
}

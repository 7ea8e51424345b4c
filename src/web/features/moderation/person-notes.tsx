import type { PersonFile } from '#contract/person-file.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { StaffNotes } from './staff-notes.tsx'
import { useActOnPerson } from './use-person-file.ts'

/** What the team notes about a person. */
export function PersonNotes({ personId, notes }: { personId: string; notes: PersonFile['notes'] }) {
  const t = useTranslate()
  const { mutateAsync, isPending } = useActOnPerson('note-person')
  return (
    <div className="mt-6">
      <StaffNotes
        notes={notes}
        hint={t('moderation.person.note-hint')}
        save={(text) => mutateAsync({ personId, text })}
        busy={isPending}
      />
    </div>
  )
}

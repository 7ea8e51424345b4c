import { type FormEvent, useState } from 'react'
import type { PersonFile } from '#contract/person-file.ts'
import { MAX_NOTE_LENGTH } from '#domain/moderation/person-notes.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useActOnPerson } from './use-person-file.ts'

/** What the back office knows beside the records: calls, promises, suspicions. */
export function PersonNotes({ personId, notes }: { personId: string; notes: PersonFile['notes'] }) {
  const t = useTranslate()
  const format = useFormat()
  const [text, setText] = useState('')
  const { mutate, isPending } = useActOnPerson('note-person')

  function note(event: FormEvent) {
    event.preventDefault()
    if (!text.trim() || isPending) return
    mutate(
      { personId, text: text.trim() },
      { onSuccess: () => setText(''), onError: (error) => void toast(errorToast(error, t)) },
    )
  }

  return (
    <Card as="section" aria-labelledby="person-notes" className="mt-6">
      <h2 id="person-notes" className="text-xl">
        {t('moderation.person.notes')}
      </h2>
      <form onSubmit={note} noValidate className="mt-4 grid gap-3">
        <TextArea
          label={t('moderation.person.note')}
          hint={t('moderation.person.note-hint')}
          maxLength={MAX_NOTE_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="secondary" busy={isPending} className="justify-self-start">
          {t('moderation.person.note-save')}
        </Button>
      </form>
      <ul className="mt-4 divide-y divide-line">
        {notes.map(({ id, text: words, created_at, author }) => (
          <li key={id} className="py-3">
            <p className="whitespace-pre-line wrap-anywhere">{words}</p>
            <p className="tabular mt-1 text-sm text-ink-soft">
              {author || t('moderation.nameless')} · {format.date(created_at, 'full-date-time', viewerZone())}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

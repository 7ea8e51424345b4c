import { type FormEvent, useId, useState } from 'react'
import { MAX_NOTE_LENGTH } from '#domain/moderation/staff-notes.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/text-area.tsx'

export interface StaffNote {
  id: number
  text: string
  created_at: string
  author: string | null
}

interface StaffNotesProps {
  notes: readonly StaffNote[]
  /** Who can read them beside the team. */
  hint: string
  save: (text: string) => Promise<unknown>
  busy: boolean
}

/** What the back office knows beside the records: calls, promises, suspicions. */
export function StaffNotes({ notes, hint, save, busy }: StaffNotesProps) {
  const t = useTranslate()
  const format = useFormat()
  const heading = useId()
  const [text, setText] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!text.trim() || busy) return
    save(text.trim()).then(
      () => setText(''),
      (error: unknown) => void toast(errorToast(error, t)),
    )
  }

  return (
    <Card as="section" aria-labelledby={heading}>
      <h2 id={heading} className="text-xl">
        {t('moderation.notes')}
      </h2>
      <form onSubmit={submit} noValidate className="mt-4 grid gap-3">
        <TextArea
          label={t('moderation.note')}
          hint={hint}
          maxLength={MAX_NOTE_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
          {t('moderation.note-save')}
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

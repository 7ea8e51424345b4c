import { type FormEvent, useState } from 'react'
import { useBlock } from '../../entities/block/use-blocks.ts'
import { dayThere } from '../../entities/period/calendar-days.ts'
import { wholeDays } from '../../entities/period/day-start.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { codeOf, errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** Whole days that nobody can book. */
export function BlockForm({ itemId, timeZone }: { itemId: string; timeZone: string }) {
  const t = useTranslate()
  const [today] = useState(() => dayThere(Date.now(), timeZone))
  const [first, setFirst] = useState('')
  const [last, setLast] = useState('')
  const [note, setNote] = useState('')
  const block = useBlock()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (block.isPending) return
    const days = wholeDays(first, last < first ? first : last, timeZone)
    block.mutate(
      { item_id: itemId, note: note.trim(), ...days },
      {
        onSuccess: () => {
          void toast({ title: t('lending.block.done'), tone: 'good' })
          setFirst('')
          setLast('')
          setNote('')
        },
      },
    )
  }

  return (
    <form onSubmit={submit} className="grid items-end gap-4 sm:grid-cols-2">
      <TextField
        label={t('lending.block.first')}
        type="date"
        min={today}
        required
        value={first}
        onChange={(event) => setFirst(event.target.value)}
      />
      <TextField
        label={t('lending.block.last')}
        type="date"
        min={first || today}
        required
        value={last}
        onChange={(event) => setLast(event.target.value)}
      />
      <TextField
        label={t('lending.block.note')}
        hint={t('lending.block.note-hint')}
        optional
        maxLength={200}
        className="sm:col-span-2"
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {block.error && (
        <div className="sm:col-span-2">
          <Notice tone="bad" live>
            {codeOf(block.error) === '23P01' ? t('lending.block.taken') : errorMessage(block.error, t)}
          </Notice>
        </div>
      )}
      <div className="sm:col-span-2">
        <Button type="submit" variant="secondary" busy={block.isPending}>
          {t('lending.block.add')}
        </Button>
      </div>
    </form>
  )
}

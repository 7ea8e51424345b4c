import { type FormEvent, useId, useState } from 'react'
import type { CalendarItem } from '#contract/lender-calendar.ts'
import { useBlock } from '../../entities/block/use-blocks.ts'
import type { Day } from '../../entities/period/calendar-days.ts'
import { wholeDays } from '../../entities/period/day-start.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { codeOf, errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { SelectedDays } from './use-day-selection.ts'

interface BlockDialogProps {
  items: CalendarItem[]
  /** What was selected in the grid; it can still be changed. */
  start: SelectedDays
  today: Day
  onClose: () => void
}

/** Which item is blocked from which day to which. */
export function BlockDialog({ items, start, today, onClose }: BlockDialogProps) {
  const t = useTranslate()
  const form = useId()
  const [itemId, setItemId] = useState(start.itemId)
  const [first, setFirst] = useState(start.first)
  const [last, setLast] = useState(start.last)
  const [note, setNote] = useState('')
  const block = useBlock()
  const item = items.find(({ id }) => id === itemId)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!item || block.isPending) return
    const days = wholeDays(first, last < first ? first : last, item.time_zone)
    block.mutate(
      { item_id: item.id, note: note.trim(), ...days },
      {
        onSuccess: () => {
          void toast({ title: t('calendar.blocked', { title: item.title }), tone: 'good' })
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      locked={block.isPending}
      title={t('calendar.block-days')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={form} busy={block.isPending}>
            {t('calendar.do-block')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-4">
        <Select
          label={t('calendar.item')}
          value={itemId}
          onChange={(event) => setItemId(event.target.value)}
          options={items.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={t('calendar.first-day')}
            type="date"
            min={today}
            required
            value={first}
            onChange={(event) => setFirst(event.target.value)}
          />
          <TextField
            label={t('calendar.last-day')}
            type="date"
            min={first || today}
            required
            value={last}
            onChange={(event) => setLast(event.target.value)}
          />
        </div>
        <TextField
          label={t('calendar.note')}
          hint={t('calendar.note-hint')}
          optional
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {block.error && (
          <Notice tone="bad" live>
            {codeOf(block.error) === '23P01' ? t('calendar.block-taken') : errorMessage(block.error, t)}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}

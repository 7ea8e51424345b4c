import { type FormEvent, useId, useState } from 'react'
import type { CalendarItem } from '#contract/lender-calendar.ts'
import { BlockFields, blockOf } from '../../entities/block/block-fields.tsx'
import { useBlock } from '../../entities/block/use-blocks.ts'
import type { Day } from '../../entities/period/calendar-days.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Select } from '../../ui/select.tsx'
import type { SelectedDays } from './use-day-selection.ts'

interface BlockDialogProps {
  items: CalendarItem[]
  /** The days selected in the grid; they can still be changed. */
  start: SelectedDays
  today: Day
  onClose: () => void
}

/** Asks for the item and the first and last day of a block. */
export function BlockDialog({ items, start, today, onClose }: BlockDialogProps) {
  const t = useTranslate()
  const form = useId()
  const [itemId, setItemId] = useState(start.itemId)
  const [draft, setDraft] = useState({ first: start.first, last: start.last, note: '' })
  const block = useBlock()
  const item = items.find(({ id }) => id === itemId)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!item || block.isPending) return
    block.mutate(blockOf(draft, item.id, item.time_zone), {
      onSuccess: () => {
        void toast({ title: t('calendar.blocked', { title: item.title }), tone: 'good' })
        onClose()
      },
    })
  }

  return (
    <ActionDialog
      onClose={onClose}
      size="small"
      title={t('calendar.block-days')}
      action={t('calendar.do-block')}
      busy={block.isPending}
      form={form}
    >
      <form id={form} onSubmit={submit} className="grid gap-4">
        <Select
          label={t('calendar.item')}
          value={itemId}
          onChange={(event) => setItemId(event.target.value)}
          options={items.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <BlockFields draft={draft} onChange={setDraft} today={today} error={block.error} />
      </form>
    </ActionDialog>
  )
}

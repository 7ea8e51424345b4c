import { type FormEvent, useState } from 'react'
import { type BlockDraft, BlockFields, blockOf } from '../../entities/block/block-fields.tsx'
import { useBlock } from '../../entities/block/use-blocks.ts'
import { dayThere } from '../../entities/period/calendar-days.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'

const EMPTY: BlockDraft = { first: '', last: '', note: '' }

/** Blocks whole days, so that no renter can book them. */
export function BlockForm({ itemId, timeZone }: { itemId: string; timeZone: string }) {
  const t = useTranslate()
  const [today] = useState(() => dayThere(Date.now(), timeZone))
  const [draft, setDraft] = useState(EMPTY)
  const block = useBlock()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (block.isPending) return
    block.mutate(blockOf(draft, itemId, timeZone), {
      onSuccess: () => {
        void toast({ title: t('lending.block.done'), tone: 'good' })
        setDraft(EMPTY)
      },
    })
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      <BlockFields draft={draft} onChange={setDraft} today={today} error={block.error} />
      <div>
        <Button type="submit" variant="secondary" busy={block.isPending}>
          {t('lending.block.add')}
        </Button>
      </div>
    </form>
  )
}

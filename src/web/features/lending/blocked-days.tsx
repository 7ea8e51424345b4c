import { type Block, useBlocks, useUnblock } from '../../entities/block/use-blocks.ts'
import { periodText } from '../../entities/period/period-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { BlockForm } from './block-form.tsx'
import { Blocker, BlockerCard } from './blocker-card.tsx'

/** When the owner needs the item: what is blocked, and blocking more. */
export function BlockedDays({ itemId, timeZone }: { itemId: string; timeZone: string }) {
  return (
    <BlockerCard
      kind="block"
      rows={useBlocks(itemId)}
      row={(block) => <Row key={block.id} block={block} timeZone={timeZone} />}
    >
      <BlockForm itemId={itemId} timeZone={timeZone} />
    </BlockerCard>
  )
}

function Row({ block, timeZone }: { block: Block; timeZone: string }) {
  const t = useTranslate()
  const format = useFormat()
  const unblock = useUnblock()
  const when = periodText({ start: block.start_date, end: block.end_date, timeZone }, format)
  return (
    <Blocker
      removeLabel={t('lending.block.remove', { when })}
      busy={unblock.isPending}
      onRemove={() =>
        unblock.mutate(block.id, {
          onSuccess: () => void toast({ title: t('lending.block.removed'), tone: 'good' }),
          onError: (error) => void toast(errorToast(error, t)),
        })
      }
    >
      <p className="tabular">{when}</p>
      {block.note && <p className="text-sm break-words text-ink-soft">{block.note}</p>}
    </Blocker>
  )
}

import Trash2 from 'lucide-react/icons/trash-2'
import { type Block, useBlocks, useUnblock } from '../../entities/block/use-blocks.ts'
import { periodText } from '../../entities/period/period-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BlockForm } from './block-form.tsx'

/** When the owner needs the item: what is blocked, and blocking more. */
export function BlockedDays({ itemId, timeZone }: { itemId: string; timeZone: string }) {
  const t = useTranslate()
  const { data: blocks, error, refetch } = useBlocks(itemId)
  return (
    <Card as="section" aria-labelledby="times-blocks" className="grid gap-4">
      <div>
        <h2 id="times-blocks" className="text-xl">
          {t('lending.block.title')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('lending.block.text')}</p>
      </div>
      {!blocks && error && (
        <Notice tone="bad">
          <p>{errorMessage(error, t)}</p>
          <Button size="small" variant="secondary" className="mt-2" onClick={() => void refetch()}>
            {t('ui.retry')}
          </Button>
        </Notice>
      )}
      {!blocks && !error && <Skeleton className="h-14" />}
      {blocks?.length === 0 && <p className="text-ink-soft">{t('lending.block.none')}</p>}
      {blocks && blocks.length > 0 && (
        <ul className="grid">
          {blocks.map((block) => (
            <Row key={block.id} block={block} timeZone={timeZone} />
          ))}
        </ul>
      )}
      <BlockForm itemId={itemId} timeZone={timeZone} />
    </Card>
  )
}

function Row({ block, timeZone }: { block: Block; timeZone: string }) {
  const t = useTranslate()
  const format = useFormat()
  const unblock = useUnblock()
  const when = periodText({ start: block.start_date, end: block.end_date, timeZone }, format)
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-1.5 first:border-t-0">
      <div className="min-w-0">
        <p className="tabular">{when}</p>
        {block.note && <p className="text-sm break-words text-ink-soft">{block.note}</p>}
      </div>
      <IconButton
        label={t('lending.block.remove', { when })}
        icon={<Trash2 aria-hidden size={18} />}
        disabled={unblock.isPending}
        onClick={() =>
          unblock.mutate(block.id, {
            onSuccess: () => void toast({ title: t('lending.block.removed'), tone: 'good' }),
            onError: (error) => void toast({ title: errorMessage(error, t), tone: 'bad' }),
          })
        }
      />
    </li>
  )
}

import Trash from 'lucide-react/icons/trash'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface BlockerCardProps<Row> {
  kind: 'block' | 'source'
  rows: { data: Row[] | undefined; error: unknown; refetch: () => unknown }
  row: (row: Row) => ReactNode
  /** The form that adds another one. */
  children: ReactNode
}

/** The blocks of an item, row by row, and a way to add one. */
export function BlockerCard<Row>({ kind, rows, row, children }: BlockerCardProps<Row>) {
  const t = useTranslate()
  const { data, error, refetch } = rows
  return (
    <Card as="section" aria-labelledby={`times-${kind}s`} className="grid gap-4">
      <div>
        <h2 id={`times-${kind}s`} className="text-xl">
          {t(`lending.${kind}.title`)}
        </h2>
        <p className="mt-1 text-ink-soft">{t(`lending.${kind}.text`)}</p>
      </div>
      {!data && Boolean(error) && (
        <Notice tone="bad">
          <p>{errorMessage(error, t)}</p>
          <Button size="small" variant="secondary" className="mt-2" onClick={() => void refetch()}>
            {t('ui.retry')}
          </Button>
        </Notice>
      )}
      {!data && !error && <Skeleton className="h-14" />}
      {data?.length === 0 && <p className="text-ink-soft">{t(`lending.${kind}.none`)}</p>}
      {data && data.length > 0 && <ul className="grid">{data.map(row)}</ul>}
      {children}
    </Card>
  )
}

interface BlockerProps {
  children: ReactNode
  /** Names what is removed. */
  removeLabel: string
  busy: boolean
  onRemove: () => void
}

/** One row, and a button to remove it. */
export function Blocker({ children, removeLabel, busy, onRemove }: BlockerProps) {
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-1.5 first:border-t-0">
      <div className="min-w-0">{children}</div>
      <IconButton
        label={removeLabel}
        icon={<Trash aria-hidden size={18} />}
        disabled={busy}
        onClick={onRemove}
      />
    </li>
  )
}

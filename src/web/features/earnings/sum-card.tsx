import type { EntryFilter } from '../../entities/ledger/ledger-entry.ts'
import { OpeningAmount } from '../../entities/ledger/opening-amount.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface SumCardProps {
  label: string
  /** The explanation of the sum. */
  text: string
  /** Undefined while loading. */
  cents: number | undefined
  filter: EntryFilter
  outgoing?: boolean
}

/** One sum of the person's money, which opens to its entries. */
export function SumCard({ label, text, cents, filter, outgoing }: SumCardProps) {
  return (
    <Card className="grid content-start gap-1">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-display text-2xl font-bold">
        {cents === undefined ? (
          <Skeleton className="h-8 w-28" />
        ) : (
          <OpeningAmount label={label} cents={cents} filter={filter} outgoing={outgoing} />
        )}
      </dd>
      <dd className="text-sm text-ink-soft">{text}</dd>
    </Card>
  )
}

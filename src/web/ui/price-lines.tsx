import ChevronDown from 'lucide-react/icons/chevron-down'
import { classNames } from './class-names.ts'

export interface PriceLine {
  id: string
  label: string
  amount: string
  /** Beside the total, not in it: a deposit. */
  aside?: boolean
}

interface PriceLinesProps {
  label: string
  total: string
  lines: readonly PriceLine[]
  open?: boolean
}

/** The all-in price with its little stack of lines, which opens in place. */
export function PriceLines({ label, total, lines, open }: PriceLinesProps) {
  return (
    <details open={open} className="group">
      <summary className="flex min-h-11 items-center justify-between gap-3">
        <span className="inline-flex items-center gap-1.5 font-semibold">
          {label}
          <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
        </span>
        <span className="tabular font-display text-2xl font-bold">{total}</span>
      </summary>
      <dl className="mt-1 space-y-1.5 border-t border-line pt-3 text-sm">
        {lines.map(({ id, label, amount, aside }) => (
          <div
            key={id}
            className={classNames('flex justify-between gap-4', aside ? 'text-ink-faint' : 'text-ink-soft')}
          >
            <dt>{label}</dt>
            <dd className="tabular">{amount}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

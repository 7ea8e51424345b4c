import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { classNames } from '../../ui/class-names.ts'

interface ConditionTileProps {
  label: string
  /** Nothing is said until somebody has looked. */
  value: boolean | undefined
  onChange: (isFine: boolean) => void
  /** It was left out. */
  isMissing: boolean
}

/** One point of a handover: neither good nor bad until it is tapped. */
export function ConditionTile({ label, value, onChange, isMissing }: ConditionTileProps) {
  const t = useTranslate()
  const name = useId()
  return (
    <fieldset
      aria-invalid={isMissing || undefined}
      className={classNames(
        'grid grid-cols-[1fr_auto] items-center gap-3 rounded-card border p-2 ps-4',
        isMissing ? 'border-danger' : 'border-line',
      )}
    >
      <legend className="sr-only">{label}</legend>
      <span aria-hidden>{label}</span>
      <div className="flex gap-1.5">
        {[true, false].map((isFine) => (
          <label
            key={String(isFine)}
            className={classNames(
              'inline-flex min-h-11 min-w-14 cursor-pointer items-center justify-center gap-1 rounded-pill border border-line px-3 text-sm font-semibold text-ink-soft',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              isFine
                ? 'has-checked:border-accent has-checked:bg-accent-tint has-checked:text-accent-ink'
                : 'has-checked:border-danger has-checked:bg-danger-tint has-checked:text-danger-ink',
            )}
          >
            <input
              type="radio"
              className="fills-label"
              name={name}
              checked={value === isFine}
              onChange={() => onChange(isFine)}
            />
            {isFine ? <Check aria-hidden size={16} /> : <X aria-hidden size={16} />}
            {t(isFine ? 'handover.tile.yes' : 'handover.tile.no')}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

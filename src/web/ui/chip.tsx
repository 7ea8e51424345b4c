import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useTranslate } from '../i18n/translation.tsx'
import { classNames } from './class-names.ts'

const shape =
  'inline-flex min-h-10 pointer-coarse:min-h-11 shrink-0 items-center gap-2 rounded-pill border px-4 text-sm font-semibold whitespace-nowrap transition-colors'

interface ChipProps {
  children: ReactNode
  icon?: ReactNode
  pressed?: boolean
  onPress: () => void
}

/** A filter that is on or off. */
export function Chip({ children, icon, pressed, onPress }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        shape,
        pressed
          ? 'border-accent bg-accent-tint text-accent-ink'
          : 'border-line bg-raised hover:border-line-strong',
      )}
    >
      {icon}
      {children}
    </button>
  )
}

/** An active filter with a button to remove it. */
export function RemovableChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const t = useTranslate()
  return (
    <span className={classNames(shape, 'max-w-full border-line bg-sunken pe-1')}>
      <span suppressHydrationWarning className="truncate">
        {label}
      </span>
      <button
        type="button"
        aria-label={`${t('ui.remove')}: ${label}`}
        onClick={onRemove}
        className="grid size-8 place-items-center rounded-pill hover:bg-line"
      >
        <X aria-hidden size={16} />
      </button>
    </span>
  )
}

import X from 'lucide-react/icons/x'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { classNames } from '../../ui/class-names.ts'

interface AskButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'value' | 'className'> {
  icon: ReactNode
  /** The question, such as "Where". */
  label: string
  /** The answer; `empty` is shown in its place if there is none. */
  value: string | undefined
  empty: string
  /** A pill among others, or a field of the large search form. */
  look?: 'pill' | 'field' | undefined
  onClear: () => void
}

/** A question with its answer so far; pressing it changes the answer, its cross removes it. */
export function SearchPill({ icon, label, value, empty, look = 'pill', onClear, ...button }: AskButtonProps) {
  const t = useTranslate()
  const isField = look === 'field'
  return (
    <span className={classNames('flex min-w-0 items-center', STYLES[look], !isField && pillColour(value))}>
      <button
        {...button}
        type="button"
        className={classNames(
          'flex min-w-0 grow items-center gap-2.5 text-start',
          isField
            ? 'min-h-14 ps-4 pe-2 md:min-h-16 md:ps-5 md:pe-3'
            : 'min-h-10.5 ps-4 font-semibold whitespace-nowrap',
          !isField && (value ? 'pe-1' : 'pe-4'),
        )}
      >
        <span className={classNames('shrink-0', isField && 'text-accent-ink max-md:hidden')}>{icon}</span>
        {isField ? (
          <span className="min-w-0">
            <span className="block text-xs font-semibold">
              {label}
              <span className="sr-only">: </span>
            </span>
            <span
              suppressHydrationWarning
              className={classNames('block truncate', value ? 'text-ink' : 'text-ink-faint')}
            >
              {value ?? empty}
            </span>
          </span>
        ) : (
          <span suppressHydrationWarning className="truncate">
            <span className="sr-only">{`${label}: `}</span>
            {value ?? empty}
          </span>
        )}
      </button>
      {value && (
        <button
          type="button"
          aria-label={`${t('ui.remove')}: ${value}`}
          onClick={onClear}
          className="me-1 grid size-9 pointer-coarse:size-11 shrink-0 place-items-center rounded-pill hover:bg-line/60"
        >
          <X aria-hidden size={16} />
        </button>
      )}
    </span>
  )
}

const STYLES = {
  pill: 'shrink-0 rounded-pill border transition-colors',
  field: 'rounded-pill transition-colors hover:bg-sunken',
}

const pillColour = (value: string | undefined) =>
  value ? 'border-accent bg-accent-tint text-accent-ink' : 'border-line bg-raised hover:border-line-strong'

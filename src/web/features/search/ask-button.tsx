import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface AskButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'value'> {
  icon: ReactNode
  /** What is asked: "Where". */
  label: string
  /** What was answered; `empty` says what it means that nothing was. */
  value: string | undefined
  empty: string
  /** A pill among others, or a field of the large search form. */
  look?: 'pill' | 'field' | undefined
}

/** A question with its answer so far; pressing it answers anew. */
export function AskButton({
  icon,
  label,
  value,
  empty,
  look = 'pill',
  className,
  ...button
}: AskButtonProps) {
  const isField = look === 'field'
  return (
    <button
      {...button}
      type="button"
      aria-label={`${label}: ${value ?? empty}`}
      className={classNames(
        'flex min-w-0 items-center gap-2.5 text-start transition-colors',
        isField
          ? 'min-h-16 w-full rounded-pill px-5 hover:bg-sunken'
          : 'min-h-11 rounded-pill border px-4 font-semibold',
        !isField &&
          (value
            ? 'border-accent bg-accent-tint text-accent-ink'
            : 'border-line bg-raised hover:border-line-strong'),
        className,
      )}
    >
      <span className={classNames('shrink-0', isField && 'text-accent')}>{icon}</span>
      {isField ? (
        <span className="min-w-0">
          <span className="block text-xs font-semibold">{label}</span>
          <span className={classNames('block truncate', value ? 'text-ink' : 'text-ink-faint')}>
            {value ?? empty}
          </span>
        </span>
      ) : (
        <span className="truncate">{value ?? empty}</span>
      )}
    </button>
  )
}

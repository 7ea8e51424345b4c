import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  [data: `data-${string}`]: boolean | undefined
  /** The accessible name of the action. */
  label: string
  icon: ReactNode
  /** A number at the corner; nothing at zero. */
  badge?: number
  look?: 'quiet' | 'raised' | 'outlined'
}

const LOOKS = {
  quiet: 'hover:bg-sunken',
  raised: 'bg-raised shadow-lift hover:bg-sunken',
  outlined: 'border border-line bg-raised hover:border-line-strong',
}

export const iconButtonStyle = (look: keyof typeof LOOKS = 'quiet', className?: string) =>
  classNames(
    'relative inline-grid size-11 shrink-0 place-items-center rounded-pill text-ink transition-colors',
    'disabled:opacity-50',
    LOOKS[look],
    className,
  )

export function IconButton({
  label,
  icon,
  badge,
  look,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={iconButtonStyle(look, className)}
    >
      {icon}
      {badge ? <CornerBadge count={badge} /> : null}
    </button>
  )
}

/** A small number at the corner of something that names it in words already. */
export function CornerBadge({ count }: { count: number }) {
  return (
    <span
      aria-hidden
      className="tabular absolute end-0 top-0 grid h-5 min-w-5 place-items-center rounded-pill bg-accent px-1 text-xs font-bold text-on-accent"
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}

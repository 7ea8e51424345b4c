import { classNames } from './class-names.ts'

interface SkeletonProps {
  className?: string
  round?: boolean
  /** As round as a card or a photograph. */
  card?: boolean
}

/** The shape of what is coming, at its final size. Say "loading" once for the whole group, with `Loading`. */
export function Skeleton({ className, round, card }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        'block animate-pulse bg-line/70',
        round ? 'rounded-pill' : card ? 'rounded-card' : 'rounded-small',
        className,
      )}
    />
  )
}

import { classNames } from './class-names.ts'

/** The shape of what is coming, at its final size. Say "loading" once for the whole group, with `Loading`. */
export function Skeleton({ className, round }: { className?: string; round?: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'block animate-pulse bg-line/70',
        round ? 'rounded-pill' : 'rounded-small',
        className,
      )}
    />
  )
}

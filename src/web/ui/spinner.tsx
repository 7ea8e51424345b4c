import { classNames } from './class-names.ts'

/** Shows that something is under way; the words beside it say what. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'inline-block size-[1.1em] shrink-0 animate-spin rounded-pill border-2 border-current border-e-transparent',
        className,
      )}
    />
  )
}

import { brand } from '../../brand.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'

/** The brand's letter and name, the way home. Where the header has to share its width, the letter stands alone. */
export function Logo({ isShort }: { isShort: boolean }) {
  return (
    <Link to="/" className="flex shrink-0 items-center gap-2.5 rounded-control">
      <LogoMark />
      <span
        className={classNames(
          'font-display text-xl font-bold tracking-tight',
          isShort ? 'max-xl:sr-only' : 'max-[24rem]:sr-only lg:max-xl:sr-only',
        )}
      >
        {brand.name}
      </span>
    </Link>
  )
}

export function LogoMark({ size = 34 }: { size?: number }) {
  return (
    <svg aria-hidden viewBox="0 0 34 34" width={size} height={size} className="shrink-0">
      <rect width="34" height="34" rx="10" fill="var(--accent)" />
      <path
        d="M11 8.5V20a5 5 0 0 0 5 5h8"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="4.2"
        strokeLinecap="round"
      />
      <circle cx="21.5" cy="13" r="4.3" fill="var(--notice)" />
    </svg>
  )
}

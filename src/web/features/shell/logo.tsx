import { Link } from 'react-router'
import { brand } from '../../brand.ts'

/** The brand's letter and name, the way home. */
export function Logo() {
  return (
    <Link to="/" className="flex shrink-0 items-center gap-2.5 rounded-control" aria-label={brand.name}>
      <LogoMark />
      <span aria-hidden className="font-display text-xl font-bold tracking-tight max-md:hidden">
        {brand.name}
      </span>
      <span
        aria-hidden
        className="font-display text-xl font-bold tracking-tight max-[340px]:hidden md:hidden"
      >
        {brand.shortName}
      </span>
    </Link>
  )
}

export function LogoMark({ size = 34 }: { size?: number }) {
  return (
    <svg aria-hidden viewBox="0 0 34 34" width={size} height={size} className="shrink-0">
      <rect width="34" height="34" rx="10" fill="var(--accent)" />
      <path
        d="M11 8v12.5a4.5 4.5 0 0 0 4.5 4.5H23"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M17 15.4a6 6 0 0 1 7.8-5.6"
        fill="none"
        stroke="var(--notice)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  )
}

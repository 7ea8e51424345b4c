import { Link } from 'react-router'
import { brand } from '../../brand.ts'

/** Two open hands of a loop: what goes round comes round. */
export function Logo() {
  return (
    <Link to="/" className="flex shrink-0 items-center gap-2.5 rounded-control" aria-label={brand.name}>
      <LogoMark />
      <span aria-hidden className="font-display text-xl font-bold tracking-tight max-[360px]:hidden">
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
        d="M10.5 8.5v11a6 6 0 0 0 6 6h1"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M17.2 15.6a5.2 5.2 0 1 1 2.4 9.6"
        fill="none"
        stroke="var(--notice)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  )
}

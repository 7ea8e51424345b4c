import { Link } from './link.tsx'

export interface RowLink {
  to: string
  label: string
  /** The language of the label, where it is not the page's. */
  language?: string
}

/** Where a page leads to beside its own subject, in one row that wraps. */
export function LinkRow({ links }: { links: readonly RowLink[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5">
      {links.map(({ to, label, language }) => (
        <li key={to} lang={language}>
          <Link
            to={to}
            className="inline-flex min-h-11 items-center break-words underline underline-offset-4"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

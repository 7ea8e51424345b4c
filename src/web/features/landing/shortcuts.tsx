import { useFormat } from '../../lib/use-format.ts'
import { Link } from '../../ui/link.tsx'

interface ShortcutsProps {
  id: string
  title: string
  links: { label: string; count: number; to: string }[]
}

/** Ways to the neighbouring pages, with how much is there; nothing where there are none. */
export function Shortcuts({ id, title, links }: ShortcutsProps) {
  const { number } = useFormat()
  if (links.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ label, count, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-line bg-raised px-4 font-semibold hover:border-line-strong"
            >
              {label}
              <span className="tabular text-sm font-normal text-ink-soft">{number(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

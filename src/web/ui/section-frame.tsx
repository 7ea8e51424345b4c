import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { Link } from './link.tsx'

export interface Section {
  to: string
  label: string
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  /** Only this very address is the section, not those below it. */
  end?: boolean
  /** The element after the label. */
  badge?: ReactNode
}

interface SectionFrameProps {
  label: string
  sections: readonly Section[]
  children: ReactNode
}

const MarkContext = createContext<(section: string | undefined) => void>(() => {})

/** Says to which section a page belongs that does not stand below that section's own address. */
export function useSection(section: string | undefined): void {
  const mark = useContext(MarkContext)
  useEffect(() => {
    mark(section)
    return () => mark(undefined)
  }, [mark, section])
}

/** Sections beside what one of them shows: a list, or on a phone a row in which the current one is in sight. */
export function SectionFrame({ label, sections, children }: SectionFrameProps) {
  const { pathname } = useLocation()
  const [marked, mark] = useState<string>()
  const isCurrent = ({ to, end }: Pick<Section, 'to' | 'end'>) =>
    to === marked || pathname === to || (!end && pathname.startsWith(`${to}/`))
  const row = useCurrentInSight(sections.find(isCurrent)?.to)
  return (
    <div className="page grid items-start gap-x-10 gap-y-4 py-6 md:grid-cols-[220px_1fr] md:py-12 lg:grid-cols-[248px_1fr]">
      <nav
        ref={row}
        aria-label={label}
        className="relative -mx-4 overflow-x-auto px-4 md:sticky md:top-[calc(var(--header-height)+24px)] md:mx-0 md:overflow-visible md:px-0"
      >
        <ul className="flex gap-1 md:grid">
          {sections.map(({ icon: Icon, ...section }) => (
            <li key={section.to}>
              <Link
                to={section.to}
                aria-current={isCurrent(section) ? 'page' : undefined}
                className="flex min-h-11 items-center gap-3 rounded-pill px-4 font-semibold whitespace-nowrap text-ink-soft transition-colors hover:bg-sunken md:gap-2.5 md:px-3.5 md:whitespace-normal hover:text-ink aria-[current=page]:bg-accent-tint aria-[current=page]:text-accent-ink"
              >
                <Icon aria-hidden size={18} />
                {section.label}
                {section.badge}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <MarkContext value={mark}>{children}</MarkContext>
      </div>
    </div>
  )
}

/** Scrolls a row sideways, and nothing else, to its current link, and again where a badge or a font widens the row. */
function useCurrentInSight(section: string | undefined) {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section has another current link
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const current = row.current?.querySelector('[aria-current="page"]')?.getBoundingClientRect()
      if (!row.current || !current) return
      const whole = row.current.getBoundingClientRect()
      row.current.scrollBy({ left: current.left + current.width / 2 - whole.left - whole.width / 2 })
    })
    for (const entry of row.current?.querySelectorAll('li') ?? []) observer.observe(entry)
    return () => observer.disconnect()
  }, [section])
  return row
}

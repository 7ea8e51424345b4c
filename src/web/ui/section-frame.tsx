import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'

export interface Section {
  to: string
  label: string
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  /** Only this very address is the section, not those below it. */
  end?: boolean
  /** What stands behind the label. */
  badge?: ReactNode
}

interface SectionFrameProps {
  label: string
  sections: readonly Section[]
  children: ReactNode
}

/** Sections beside what one of them shows: a list, or on a phone a row in which the current one is in sight. */
export function SectionFrame({ label, sections, children }: SectionFrameProps) {
  const row = useCurrentInSight()
  return (
    <div className="page grid items-start gap-x-10 gap-y-4 py-6 md:grid-cols-[220px_1fr] md:py-12">
      <nav
        ref={row}
        aria-label={label}
        className="relative -mx-4 overflow-x-auto px-4 md:sticky md:top-[calc(var(--header-height)+24px)] md:mx-0 md:px-0"
      >
        <ul className="flex gap-1 md:grid">
          {sections.map(({ to, label: name, icon: Icon, end, badge }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={end}
                className="flex min-h-11 items-center gap-3 rounded-pill px-4 font-semibold whitespace-nowrap text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-tint aria-[current=page]:text-accent-ink"
              >
                <Icon aria-hidden size={18} />
                {name}
                {badge}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

/** Scrolls a row sideways, and nothing else, to its current link. */
function useCurrentInSight() {
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another current link
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current="page"]')?.getBoundingClientRect()
    if (!row.current || !current) return
    const whole = row.current.getBoundingClientRect()
    row.current.scrollBy({ left: current.left + current.width / 2 - whole.left - whole.width / 2 })
  }, [pathname])
  return row
}

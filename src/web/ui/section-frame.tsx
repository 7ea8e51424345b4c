import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react'
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
  /** Where all sections are listed below 1024 px; those of `notFrom` are reached otherwise. */
  up?: { to: string; label: string; notFrom?: readonly string[] }
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

/** Sections beside what one of them shows; below 1024 px that alone, with the way up to the list of all. */
export function SectionFrame({ label, sections, up, children }: SectionFrameProps) {
  const { pathname } = useLocation()
  const [marked, mark] = useState<string>()
  const isCurrent = ({ to, end }: Pick<Section, 'to' | 'end'>) =>
    to === marked || pathname === to || (!end && pathname.startsWith(`${to}/`))
  const isTop = sections.some(({ to }) => to === pathname) && !up?.notFrom?.includes(pathname)
  return (
    <div className="page grid items-start gap-x-10 py-4 md:py-8 lg:grid-cols-[248px_1fr] lg:py-12">
      <nav
        aria-label={label}
        className="sticky top-[calc(var(--header-height)+24px)] hidden max-h-[calc(100dvh-var(--header-height)-48px)] overflow-y-auto lg:block"
      >
        <ul className="grid gap-1 p-0.5">
          {sections.map(({ icon: Icon, ...section }) => (
            <li key={section.to}>
              <Link
                to={section.to}
                aria-current={isCurrent(section) ? 'page' : undefined}
                className="flex min-h-11 items-center gap-2.5 rounded-pill px-3.5 font-semibold text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-tint aria-[current=page]:text-accent-ink"
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
        {up && isTop && (
          <Link
            to={up.to}
            className="-ms-1 inline-flex min-h-11 items-center gap-1.5 text-ink-soft hover:text-ink hover:underline lg:hidden"
          >
            <ArrowLeft aria-hidden size={18} className="rtl:rotate-180" />
            {up.label}
          </Link>
        )}
        <MarkContext value={mark}>{children}</MarkContext>
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Rating } from '../../ui/stars.tsx'

interface LandingHeadProps {
  trail: Parameters<typeof Breadcrumb>[0]['trail']
  title: string
  lead: string
  facts: { rating_sum: number; rating_count: number }
  /** Where to go from here. */
  children: ReactNode
}

/** What a landing page is about, how much there is and how well it is rated. */
export const LandingHead = ({ trail, title, lead, facts, children }: LandingHeadProps) => (
  <header className="grid gap-4">
    <Breadcrumb trail={trail} />
    <h1 className="text-3xl md:text-4xl">{title}</h1>
    <p className="max-w-2xl text-lg text-ink-soft">{lead}</p>
    {facts.rating_count > 0 && (
      <Rating value={facts.rating_sum / facts.rating_count} count={facts.rating_count} />
    )}
    <p className="flex flex-wrap gap-3">{children}</p>
  </header>
)

import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/card.tsx'

interface SectionCardProps {
  title: string
  text?: ReactNode
  /** Beside the title, such as a state. */
  end?: ReactNode
  children: ReactNode
}

/** One section of an account page. */
export function SectionCard({ title, text, end, children }: SectionCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="mt-6">
      <div className="flex items-start justify-between gap-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {end}
      </div>
      {text && <p className="mt-1 text-ink-soft">{text}</p>}
      <div className="mt-5">{children}</div>
    </Card>
  )
}

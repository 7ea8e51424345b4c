import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

interface AuthCardProps {
  title: string
  text?: ReactNode
  children: ReactNode
  /** The other way, below the card. */
  foot?: ReactNode
}

/** A single form in the middle of the page. */
export function AuthCard({ title, text, children, foot }: AuthCardProps) {
  return (
    <div className="page grid justify-items-center py-10 md:py-16">
      <div className="w-full max-w-md">
        <h1 className="text-3xl">{title}</h1>
        {text && <p className="mt-2 text-balance text-ink-soft">{text}</p>}
        <Card className="mt-6">{children}</Card>
        {foot && <p className="mt-6 text-center text-ink-soft">{foot}</p>}
      </div>
    </div>
  )
}

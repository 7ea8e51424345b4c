import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

/** A question that opens to its answer. Give several the same `name` and only one stays open. */
export function Accordion({
  title,
  children,
  name,
  open,
}: {
  title: string
  children: ReactNode
  name?: string
  open?: boolean
}) {
  return (
    <details name={name} open={open} className="group border-b border-line">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold">
        {title}
        <ChevronDown aria-hidden size={20} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="max-w-prose pb-5 text-ink-soft">{children}</div>
    </details>
  )
}

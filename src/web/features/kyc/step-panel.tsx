import type { ReactNode } from 'react'

interface StepPanelProps {
  icon: ReactNode
  title: string
  text: string
  action?: ReactNode
}

/** What became of a step, in the place of its form. */
export function StepPanel({ icon, title, text, action }: StepPanelProps) {
  return (
    <div role="status" className="grid justify-items-center gap-3 py-8 text-center">
      <span className="grid size-14 place-items-center rounded-pill bg-accent-tint text-accent-ink">
        {icon}
      </span>
      <p className="text-lg font-semibold">{title}</p>
      <p className="max-w-sm text-ink-soft">{text}</p>
      {action}
    </div>
  )
}

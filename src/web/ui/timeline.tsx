import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface TimelineStep {
  id: string
  title: string
  text?: ReactNode
  state: 'done' | 'current' | 'ahead' | 'failed'
}

const DOTS = {
  done: 'bg-accent border-accent text-on-accent',
  current: 'border-accent bg-raised ring-4 ring-accent-tint',
  ahead: 'border-line-strong bg-raised',
  failed: 'border-danger bg-danger',
}

/** Past, current and future steps. */
export function Timeline({ steps, label }: { steps: readonly TimelineStep[]; label: string }) {
  return (
    <ol aria-label={label}>
      {steps.map(({ id, title, text, state }) => (
        <li
          key={id}
          aria-current={state === 'current' ? 'step' : undefined}
          className="group relative flex gap-4 pb-6 last:pb-0"
        >
          <span
            aria-hidden
            className={classNames(
              'absolute start-3 top-6 bottom-0 -ms-px w-0.5 group-last:hidden',
              state === 'done' ? 'bg-accent' : 'bg-line',
            )}
          />
          <span
            className={classNames(
              'relative grid size-6 shrink-0 place-items-center rounded-pill border-2',
              DOTS[state],
            )}
          >
            {state === 'done' && <Check aria-hidden size={14} strokeWidth={3} />}
          </span>
          <div className={state === 'ahead' ? 'text-ink-soft' : undefined}>
            <p className="font-semibold">{title}</p>
            {text && <div className="text-sm text-ink-soft">{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}

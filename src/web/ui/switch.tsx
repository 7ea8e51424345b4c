import type { ComponentProps, ReactNode } from 'react'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  label: ReactNode
  hint?: ReactNode
}

/** Something that is on or off at once, without a button to confirm it. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-2">
      <span>
        {label}
        {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
      </span>
      <input
        {...input}
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-pill bg-line-strong transition-colors before:absolute before:start-1 before:top-1 before:size-5 before:rounded-pill before:bg-surface before:transition-transform checked:bg-accent checked:before:translate-x-5 disabled:opacity-50 rtl:checked:before:-translate-x-5"
      />
    </label>
  )
}

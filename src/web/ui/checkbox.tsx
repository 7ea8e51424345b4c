import Check from 'lucide-react/icons/check'
import { type ComponentProps, type ReactNode, useId } from 'react'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  /** Words, which may hold links. */
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** Yes or no. The whole line can be pressed. */
export function Checkbox({ label, hint, error, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
        <span className="relative mt-0.5 grid size-5.5 shrink-0">
          <input
            {...input}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="peer size-full cursor-pointer appearance-none rounded-small border border-line-strong bg-raised transition-colors checked:border-accent checked:bg-accent hover:border-ink-soft aria-invalid:border-danger disabled:opacity-50"
          />
          <Check
            aria-hidden
            size={16}
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto text-on-accent opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="min-w-0">
          {label}
          {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
        </span>
      </label>
      <p id={`${id}-error`} role="alert" className="text-sm font-medium text-danger-ink empty:hidden">
        {error}
      </p>
    </div>
  )
}

import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface RadioCard<Value extends string> {
  value: Value
  label: string
  /** The meaning of the choice, or its price. */
  text?: ReactNode
  icon?: ReactNode
  end?: ReactNode
  disabled?: boolean
}

interface RadioCardsProps<Value extends string> {
  legend: string
  hideLegend?: boolean
  name: string
  value: Value | undefined
  onChange: (value: Value) => void
  options: readonly RadioCard<Value>[]
  error?: string | undefined
  columns?: 1 | 2 | 3
  look?: keyof typeof LOOKS
}

const LOOKS = {
  card: 'min-h-14 items-start gap-3 p-4',
  // The price is at the end of its line, or below where there is no room.
  small:
    'min-h-11 flex-wrap content-center items-baseline justify-between gap-x-3 px-3.5 py-2 text-sm sm:px-2.5',
}

const COLUMNS = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' }

/** A choice of one among a few options, each with room for an explanation. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, hideLegend, name, value, onChange, options, error, columns = 1, look = 'card' } = props
  return (
    <fieldset>
      <legend className={hideLegend ? 'sr-only' : 'mb-2 font-semibold'}>{legend}</legend>
      <div className={classNames('grid gap-2.5', COLUMNS[columns])}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'flex cursor-pointer rounded-card border border-line bg-raised transition-colors hover:border-line-strong',
              LOOKS[look],
              'has-checked:border-accent has-checked:bg-accent-tint has-checked:shadow-[inset_0_0_0_1px_var(--accent)]',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              option.disabled && 'cursor-not-allowed opacity-55',
            )}
          >
            <input
              type="radio"
              className="fills-label"
              name={name}
              value={option.value}
              disabled={option.disabled}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <span className="mt-0.5 shrink-0 text-accent-ink">{option.icon}</span>}
            <span className={classNames('min-w-0', look === 'card' && 'grow')}>
              <span className="block font-semibold">{option.label}</span>
              {option.text && <span className="block text-sm text-ink-soft">{option.text}</span>}
            </span>
            {option.end && <span className="tabular shrink-0 font-semibold">{option.end}</span>}
          </label>
        ))}
      </div>
      <p role="alert" className="mt-1.5 text-sm font-medium text-danger-ink empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}

import type { ReactNode } from 'react'

interface SegmentedProps<Value extends string> {
  legend: string
  name: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
}

/** Two to four views of the same content, one shown. */
export function Segmented<Value extends string>({
  legend,
  name,
  value,
  onChange,
  options,
}: SegmentedProps<Value>) {
  return (
    <fieldset className="flex rounded-pill border border-line bg-sunken p-1">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="inline-flex min-h-10 pointer-coarse:min-h-11 grow cursor-pointer items-center justify-center gap-2 rounded-pill px-4 font-semibold text-ink-soft transition-colors has-checked:bg-raised has-checked:text-ink has-checked:shadow-lift has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            className="fills-label"
            name={name}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}

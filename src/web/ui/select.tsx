import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle, Field, type FieldProps } from './field.tsx'

interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'className' | 'id'> {
  options: readonly { value: string; label: string; disabled?: boolean }[]
}

/** A choice of one from a list, as the device's own control. */
export function Select({
  label,
  hint,
  error,
  hideLabel,
  optional,
  className,
  options,
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, hideLabel, optional, className }}>
      {(attributes) => (
        <span className="relative block">
          <select {...select} {...attributes} className={classNames(controlStyle, 'appearance-none pe-11')}>
            {options.map(({ value, label, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            size={18}
            className="pointer-events-none absolute end-4 top-1/2 -translate-y-1/2"
          />
        </span>
      )}
    </Field>
  )
}

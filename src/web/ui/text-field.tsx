import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle, Field, type FieldProps } from './field.tsx'

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'className' | 'id'> {
  /** A sign or a unit at the end of the field. */
  end?: ReactNode
}

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  hideLabel,
  optional,
  className,
  end,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, hideLabel, optional, className }}>
      {(attributes) => (
        <span className="relative block">
          <input
            type="text"
            {...input}
            {...attributes}
            className={classNames(controlStyle, !!end && 'pe-14')}
          />
          {end && (
            <span className="absolute inset-y-0 end-0 flex items-center pe-1.5 text-ink-soft">{end}</span>
          )}
        </span>
      )}
    </Field>
  )
}

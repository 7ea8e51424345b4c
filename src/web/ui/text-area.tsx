import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle, Field, type FieldProps } from './field.tsx'

interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'className' | 'id'> {}

/** Several lines of text; says how many letters are left when there is a limit. */
export function TextArea({ label, hint, error, hideLabel, optional, className, ...area }: TextAreaProps) {
  const used = typeof area.value === 'string' ? area.value.length : undefined
  return (
    <Field {...{ label, hint, error, hideLabel, optional, className }}>
      {(attributes) => (
        <>
          <textarea
            rows={4}
            {...area}
            {...attributes}
            className={classNames(controlStyle, 'field-sizing-content min-h-28 py-3')}
          />
          {area.maxLength && used !== undefined && (
            <p aria-hidden className="tabular mt-1 text-end text-sm text-ink-faint">
              {used}/{area.maxLength}
            </p>
          )}
        </>
      )}
    </Field>
  )
}

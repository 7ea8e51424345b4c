import { type ReactNode, useId } from 'react'
import { useTranslate } from '../i18n/translation.tsx'
import { classNames } from './class-names.ts'

export interface FieldProps {
  label: string
  /** Under the label: what is expected. */
  hint?: ReactNode
  /** The error and what to do about it; read out when it appears. */
  error?: string | undefined
  /** The label is there for screen readers only. */
  hideLabel?: boolean
  /** Says "optional" beside the label: most fields are asked for because they are needed. */
  optional?: boolean
  className?: string
}

interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A label, its hint and its error around one control. */
export function Field({
  label,
  hint,
  error,
  hideLabel,
  optional,
  className,
  children,
}: FieldProps & { children: (attributes: ControlAttributes) => ReactNode }) {
  const t = useTranslate()
  const id = useId()
  const described = classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null)
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block font-semibold'}>
        {label}
        {/* A space and no margin: where the word falls on a line of its own, it begins at its beginning. */}
        {optional && <span className="text-sm font-normal text-ink-soft">{`\u2002${t('ui.optional')}`}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-danger-ink empty:hidden">
        {error}
      </p>
    </div>
  )
}

/** The look of text fields and selects. */
export const controlStyle =
  'w-full min-h-12 rounded-control border border-line-strong bg-raised px-4 text-base text-ink transition-colors ' +
  'placeholder:text-ink-faint hover:border-ink-soft aria-invalid:border-danger disabled:bg-sunken disabled:text-ink-faint'

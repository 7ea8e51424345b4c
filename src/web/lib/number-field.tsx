import { useState } from 'react'
import { TextField } from '../ui/text-field.tsx'
import { formatNumber } from './format.ts'
import { useLanguage } from './root-data.ts'

interface NumberFieldProps {
  label: string
  optional?: boolean
  /** A sign at the end of the field. */
  unit: string | null
  value: number | undefined
  /** NaN for what is no number, undefined where nothing is typed. */
  onChange: (value: number | undefined) => void
  /** What is typed is complete. */
  onCommit?: () => void
  error?: string | undefined
}

/** A number as people type it, with a comma or a point; what was typed stays as it is. */
export function NumberField({ value, unit, onChange, onCommit, ...field }: NumberFieldProps) {
  const language = useLanguage()
  const [text, setText] = useState(() =>
    value === undefined
      ? ''
      : formatNumber(value, language, { useGrouping: false, maximumFractionDigits: 3 }),
  )
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      maxLength={14}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        onChange(parseNumber(event.target.value))
      }}
      onBlur={onCommit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && onCommit) onCommit()
      }}
      end={
        unit && (
          <span aria-hidden className="pe-2.5 font-semibold">
            {unit}
          </span>
        )
      }
    />
  )
}

/** With a comma or a point before at most three decimals; NaN for what is no number. */
export function parseNumber(text: string): number | undefined {
  const typed = text.trim()
  if (typed === '') return undefined
  return /^[-\u2212]?\d{1,9}([.,]\d{1,3})?$/.test(typed)
    ? Number(typed.replace(',', '.').replace('\u2212', '-'))
    : Number.NaN
}

import { useState } from 'react'
import { TextField } from '../ui/text-field.tsx'
import { parsePercent } from './parse-percent.ts'
import { useLanguage } from './root-data.ts'

interface PercentFieldProps {
  label: string
  hint?: string
  optional?: boolean
  percent: number | null
  /** NaN for what is no such number, null for an empty field. */
  onChange: (percent: number | null) => void
  /** 0 takes whole per cent alone. */
  decimals?: 0 | 1
  error?: string | undefined
  /** Where the fault is told beside several fields. */
  isWrong?: boolean
}

/** Per cent as people type them; what was typed stays as it is. */
export function PercentField({ percent, onChange, decimals = 0, isWrong, ...field }: PercentFieldProps) {
  const language = useLanguage()
  const [text, setText] = useState(() =>
    percent === null ? '' : new Intl.NumberFormat(language).format(percent),
  )
  return (
    <TextField
      {...field}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={5}
      value={text}
      {...(isWrong && { 'aria-invalid': true })}
      onChange={(event) => {
        setText(event.target.value)
        onChange(parsePercent(event.target.value, decimals))
      }}
      end={
        <span aria-hidden className="pe-2.5 font-semibold">
          %
        </span>
      }
    />
  )
}

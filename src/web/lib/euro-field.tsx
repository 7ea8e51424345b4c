import { useState } from 'react'
import { TextField } from '../ui/text-field.tsx'
import { parseEuros, typedEuros } from './parse-euros.ts'
import { useLanguage } from './root-data.ts'

interface EuroFieldProps {
  label: string
  hint?: string
  optional?: boolean
  cents: number | null
  /** NaN for what is no amount. */
  onChange: (cents: number | null) => void
  error: string | undefined
}

/** An amount as people type it; what was typed stays as it is. */
export function EuroField({ cents, onChange, ...field }: EuroFieldProps) {
  const language = useLanguage()
  const [text, setText] = useState(() => typedEuros(cents || null, language))
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        onChange(parseEuros(event.target.value))
      }}
      end={
        <span aria-hidden className="pe-2.5 font-semibold">
          €
        </span>
      }
    />
  )
}

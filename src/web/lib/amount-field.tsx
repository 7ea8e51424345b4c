import { useState } from 'react'
import { TextField } from '../ui/text-field.tsx'
import { currencySign } from './currency-sign.ts'
import { parseAmount, typedAmount } from './parse-amount.ts'
import { useLanguage } from './root-data.ts'

interface AmountFieldProps {
  label: string
  hint?: string
  optional?: boolean
  cents: number | null
  /** NaN for what is no amount. */
  onChange: (cents: number | null) => void
  error: string | undefined
}

/** An amount as people type it; what was typed stays as it is. */
export function AmountField({ cents, onChange, ...field }: AmountFieldProps) {
  const language = useLanguage()
  const [text, setText] = useState(() => typedAmount(cents || null, language))
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        onChange(parseAmount(event.target.value))
      }}
      end={
        <span aria-hidden className="pe-2.5 font-semibold">
          {currencySign(language)}
        </span>
      }
    />
  )
}

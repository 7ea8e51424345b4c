import { useFormat } from '../../lib/use-format.ts'
import { Select } from '../../ui/select.tsx'
import { amountOfTime } from './amount-of-time.ts'

interface DurationSelectProps {
  label: string
  hint?: string
  minutes: number
  choices: readonly number[]
  /** The label of 0. */
  none?: string
  onChange: (minutes: number) => void
  error: string | undefined
}

/** A length of time among those that people use, and the one it is now. */
export function DurationSelect({ minutes, choices, none, onChange, ...field }: DurationSelectProps) {
  const { duration } = useFormat()
  const all = [...new Set([...choices, minutes])].sort((a, b) => a - b)
  return (
    <Select
      {...field}
      value={String(minutes)}
      onChange={(event) => onChange(Number(event.target.value))}
      options={all.map((value) => ({
        value: String(value),
        label: value === 0 && none ? none : duration(...amountOfTime(value)),
      }))}
    />
  )
}

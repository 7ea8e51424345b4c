import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useTranslate } from '../i18n/translation.tsx'
import { IconButton } from './icon-button.tsx'

interface StepperProps {
  label: string
  value: number
  min?: number
  max?: number
  onChange: (value: number) => void
  disabled?: boolean
}

/** A small number that goes up and down by one. */
export function Stepper({ label, value, min = 1, max = 99, onChange, disabled }: StepperProps) {
  const t = useTranslate()
  return (
    <fieldset
      aria-label={label}
      className="inline-flex items-center rounded-pill border border-line bg-raised"
    >
      <IconButton
        label={t('ui.decrease')}
        icon={<Minus aria-hidden size={18} />}
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
      />
      <output aria-live="polite" className="tabular min-w-7 text-center font-semibold">
        {value}
      </output>
      <IconButton
        label={t('ui.increase')}
        icon={<Plus aria-hidden size={18} />}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
      />
    </fieldset>
  )
}

import { classNames } from './class-names.ts'

const STEPS = [1, 2, 3, 4]
const TONES = ['bg-danger', 'bg-danger', 'bg-line-strong', 'bg-accent', 'bg-accent']

interface StrengthMeterProps {
  /** 0 (nothing worth) to 4; nothing is drawn, but room is kept, while it is not known. */
  value: number | undefined
  text: string | undefined
  className?: string
}

/** Four bars that fill up, and the word for it, which is read out when it changes. */
export function StrengthMeter({ value, text, className }: StrengthMeterProps) {
  return (
    <div className={className}>
      <div aria-hidden className="flex gap-1.5">
        {STEPS.map((step) => (
          <span
            key={step}
            className={classNames(
              'h-1.5 grow rounded-pill transition-colors',
              value !== undefined && step <= Math.max(value, 1) ? TONES[value] : 'bg-line',
            )}
          />
        ))}
      </div>
      <p role="status" className="mt-1 min-h-5 text-sm text-ink-soft">
        {text}
      </p>
    </div>
  )
}

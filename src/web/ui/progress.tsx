interface ProgressProps {
  label: string
  value: number
  max?: number
  /** Shows the label above the bar. */
  showLabel?: boolean
}

/** The progress of an operation; the value is kept between 0 and the maximum. */
export function Progress({ label, value, max = 100, showLabel }: ProgressProps) {
  const shown = clampProgress(value, max)
  return (
    <div>
      {showLabel && (
        <p aria-hidden className="tabular mb-1.5 flex justify-between text-sm text-ink-soft">
          <span>{label}</span>
          <span>{Math.round((shown / max) * 100)} %</span>
        </p>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={shown}
        className="h-2 overflow-hidden rounded-pill bg-line"
      >
        <div
          className="h-full rounded-pill bg-accent transition-[width]"
          style={{ width: `${(shown / max) * 100}%` }}
        />
      </div>
    </div>
  )
}

/** A value brought between 0 and the maximum; 0 for one that is not a number. */
export const clampProgress = (value: number, max = 100): number =>
  Math.min(Math.max(Number.isFinite(value) ? value : 0, 0), max)

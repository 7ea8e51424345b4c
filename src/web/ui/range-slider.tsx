import { useRef } from 'react'
import { useTranslate } from '../i18n/translation.tsx'

interface RangeSliderProps {
  label: string
  min: number
  max: number
  step?: number
  value: readonly [number, number]
  /** While it moves. */
  onChange: (value: [number, number]) => void
  /** When the user releases it, or has moved it before the page's scripts were there. */
  onCommit?: (value: [number, number]) => void
  /** The value in words, for screen readers and for both ends. */
  format: (value: number) => string
}

/** A span with two ends: two native sliders on one track, so keyboard and screen reader work natively. */
export function RangeSlider({
  label,
  min,
  max,
  step = 1,
  value,
  onChange,
  onCommit,
  format,
}: RangeSliderProps) {
  const t = useTranslate()
  const [low, high] = value
  const share = (at: number) => ((at - min) / (max - min || 1)) * 100
  const isHeld = useRef(false)
  const hold = () => {
    isHeld.current = true
  }
  const release = () => {
    isHeld.current = false
    onCommit?.([low, high])
  }
  const move = (next: [number, number]) => {
    onChange(next)
    if (!isHeld.current) onCommit?.(next)
  }
  const thumb = {
    min,
    max,
    step,
    onPointerDown: hold,
    onKeyDown: hold,
    onPointerUp: release,
    onKeyUp: release,
    className: 'range-thumb',
  } as const

  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="relative h-8">
        <span aria-hidden className="absolute inset-x-0 top-3.5 h-1 rounded-pill bg-line" />
        <span
          aria-hidden
          className="absolute top-3.5 h-1 rounded-pill bg-accent"
          style={{ insetInlineStart: `${share(low)}%`, insetInlineEnd: `${100 - share(high)}%` }}
        />
        <input
          {...thumb}
          type="range"
          aria-label={`${label}: ${t('ui.minimum')}`}
          aria-valuetext={format(low)}
          value={low}
          onChange={(event) => move([Math.min(event.target.valueAsNumber, high), high])}
        />
        <input
          {...thumb}
          type="range"
          aria-label={`${label}: ${t('ui.maximum')}`}
          aria-valuetext={format(high)}
          value={high}
          onChange={(event) => move([low, Math.max(event.target.valueAsNumber, low)])}
        />
      </div>
      <div aria-hidden className="tabular flex justify-between text-sm text-ink-soft">
        <span>{format(low)}</span>
        <span>{format(high)}</span>
      </div>
    </fieldset>
  )
}

import { useId } from 'react'

export interface Bar {
  id: string
  /** Under the bar. */
  label: string
  value: number
  /** The value in words. */
  text: string
}

interface BarChartProps {
  /** What it shows, in a sentence with its sum; the numbers themselves belong into a table beside it. */
  label: string
  bars: readonly Bar[]
  /** A value of the scale in words. */
  format: (value: number) => string
}

const WIDTH = 720
const HEIGHT = 240
const LEFT = 64
const BOTTOM = 28
const TOP = 12

/** Values over time as bars, one hue, zero at the foot. A picture for the eye: it goes with a table. */
export function BarChart({ label, bars, format }: BarChartProps) {
  const titleId = useId()
  const highest = niceCeiling(Math.max(1, ...bars.map(({ value }) => value)))
  const lowest = Math.min(0, ...bars.map(({ value }) => value))
  const y = (value: number) => TOP + ((highest - value) / (highest - lowest)) * (HEIGHT - TOP - BOTTOM)
  const step = (WIDTH - LEFT) / bars.length
  return (
    <svg role="img" aria-labelledby={titleId} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-auto w-full">
      <title id={titleId}>{label}</title>
      {[0, highest / 2, highest].map((value) => (
        <g key={value}>
          <line x1={LEFT} x2={WIDTH} y1={y(value)} y2={y(value)} className="stroke-line" />
          <text x={LEFT - 8} y={y(value) + 4} textAnchor="end" className="tabular fill-ink-soft text-xs">
            {format(value)}
          </text>
        </g>
      ))}
      {bars.map(({ id, label: name, value, text }, index) => (
        <g key={id}>
          <rect
            x={LEFT + index * step + step * 0.18}
            y={y(Math.max(value, 0))}
            width={step * 0.64}
            height={Math.abs(y(value) - y(0))}
            rx={Math.min(6, step * 0.2)}
            className={value < 0 ? 'fill-danger' : 'fill-accent'}
          >
            <title>{text}</title>
          </rect>
          <text
            x={LEFT + (index + 0.5) * step}
            y={HEIGHT - 8}
            textAnchor="middle"
            className="fill-ink-soft text-xs"
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** The next of 1, 2, 4, 5 or 10 times a power of ten: what a scale ends with. */
export function niceCeiling(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 4, 5, 10].find((factor) => factor * power >= value) ?? 10) * power
}

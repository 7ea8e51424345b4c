import { classNames } from './class-names.ts'

export interface Bar {
  id: string
  /** Under the bar; on a phone every second one is shown. */
  label: string
  value: number
  /** The value in words. */
  text: string
}

interface BarChartProps {
  /** The content of the chart in a sentence, with its sum; the numbers themselves belong into a table beside it. */
  label: string
  bars: readonly Bar[]
  /** A value of the scale in words. */
  format: (value: number) => string
}

/** Values over time as bars of one hue over a line at zero. A picture for the eye: it goes with a table. */
export function BarChart({ label, bars, format }: BarChartProps) {
  const highest = niceCeiling(Math.max(1, ...bars.map(({ value }) => value)))
  const lowest = Math.min(0, ...bars.map(({ value }) => value))
  /** The distance from the top, in per cent. */
  const from = (value: number) => ((highest - value) / (highest - lowest)) * 100
  return (
    <div
      role="img"
      aria-label={label}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-xs text-ink-soft"
    >
      <div className="relative h-56 w-12">
        {[0, highest / 2, highest].map((value) => (
          <span
            key={value}
            className="tabular absolute end-0 -translate-y-1/2 whitespace-nowrap"
            style={{ top: `${from(value)}%` }}
          >
            {format(value)}
          </span>
        ))}
      </div>
      <div className="relative h-56">
        {[0, highest / 2, highest].map((value) => (
          <span
            key={value}
            className="absolute inset-x-0 border-t border-line"
            style={{ top: `${from(value)}%` }}
          />
        ))}
        <div className="absolute inset-0 flex">
          {bars.map(({ id, value, text }) => (
            <span key={id} title={text} className="relative flex-1">
              <span
                className={classNames(
                  'absolute inset-x-[18%] rounded-small',
                  value < 0 ? 'bg-danger' : 'bg-accent',
                )}
                style={{
                  top: `${from(Math.max(value, 0))}%`,
                  height: `${Math.abs(from(value) - from(0))}%`,
                }}
              />
            </span>
          ))}
        </div>
      </div>
      <div className="col-start-2 mt-2 flex">
        {bars.map(({ id, label: name }) => (
          <span
            key={id}
            className="flex min-w-0 flex-1 justify-center whitespace-nowrap max-sm:odd:invisible"
          >
            {name}
          </span>
        ))}
      </div>
    </div>
  )
}

/** The next of 1, 2, 4, 5 or 10 times a power of ten: what a scale ends with. */
export function niceCeiling(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 4, 5, 10].find((factor) => factor * power >= value) ?? 10) * power
}

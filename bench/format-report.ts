import type { Aim } from './cases.ts'
import type { Measured } from './measured.ts'

export interface Line {
  name: string
  connections: number
  measured: Measured
  aim?: Aim
}

/** The table of a run; `base` is what the prepared select reached, in requests per second. */
export function formatReport(lines: Line[], base: number): string {
  const rows = lines.map(({ name, connections, measured, aim }) => [
    name,
    String(connections),
    measured.perSecond.toFixed(measured.perSecond < 100 ? 1 : 0),
    measured.p50.toFixed(1),
    measured.p99.toFixed(1),
    String(measured.failed),
    measured.cpuMs?.toFixed(2) ?? '',
    measured.databaseCpuMs?.toFixed(2) ?? '',
    (measured.perSecond / base).toFixed(3),
    aim ? verdict(aim, measured, base) : '',
  ])
  const head = [
    '',
    'connections',
    'per second',
    'p50 ms',
    'p99 ms',
    'not 2xx',
    'cpu ms',
    'database',
    'ratio',
    'aim',
  ]
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]!.length)))
  const table = [head, ...rows]
    .map((row) =>
      row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
    )
    .join('\n')
  return `${table}\n\n${summary(lines, base)}`
}

/** One sentence that says which targets are met. */
function summary(lines: Line[], base: number): string {
  const aims = lines.filter(({ aim }) => aim)
  const missed = aims.filter(({ aim, measured }) => partsOf(aim!, measured, base).some(({ met }) => !met))
  const names = missed.map(({ name }) => name).join('; ')
  return `${aims.length - missed.length} of ${aims.length} aims are met${names && `, not: ${names}`}.`
}

function verdict(aim: Aim, measured: Measured, base: number): string {
  return partsOf(aim, measured, base)
    .map(({ text, met }) => `${text} ${met ? '✓' : '✗'}`)
    .join(', ')
}

function partsOf(aim: Aim, measured: Measured, base: number) {
  return [
    aim.ratio !== undefined && { text: `ratio ≥ ${aim.ratio}`, met: measured.perSecond / base >= aim.ratio },
    aim.perSecond !== undefined && { text: `≥ ${aim.perSecond}/s`, met: measured.perSecond >= aim.perSecond },
    aim.databaseMs !== undefined && {
      text: `database ≤ ${aim.databaseMs}`,
      met: (measured.databaseCpuMs ?? Number.POSITIVE_INFINITY) <= aim.databaseMs,
    },
    aim.p99 !== undefined && { text: `p99 < ${aim.p99}`, met: measured.p99 < aim.p99 },
  ].filter((part) => part !== false)
}

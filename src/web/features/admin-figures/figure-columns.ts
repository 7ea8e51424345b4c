import type { PeriodFigures } from '#contract/platform-figures.ts'

/** What the table and the file show of each period; money in cents. */
export const FIGURE_COLUMNS = [
  'rentals',
  'lost',
  'volume_cents',
  'kept_cents',
  'begun',
  'paid',
  'people',
  'items',
] as const satisfies readonly (keyof PeriodFigures)[]
export type FigureColumn = (typeof FIGURE_COLUMNS)[number]

export const isMoney = (column: FigureColumn): boolean => column.endsWith('_cents')

/** The share of begun payments that were paid; nothing where none was begun. */
export const paidShare = ({ begun, paid }: Pick<PeriodFigures, 'begun' | 'paid'>): number | undefined =>
  begun > 0 ? paid / begun : undefined

/** The change from the period before the last whole one to it, as a share; nothing to compare with is no growth. */
export function growth(values: readonly number[]): number | undefined {
  const [before, last] = values.slice(-3, -1)
  return before && last !== undefined ? (last - before) / before : undefined
}

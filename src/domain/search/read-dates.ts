import { type LocalDay, usualHours, type WantedPeriod } from './wanted-period.ts'

/** From January on, in the four languages, and as they are shortened there. */
const MONTHS = [
  'january|januar|jänner|enero|janvier|jan|ene|janv',
  'february|februar|feber|febrero|février|feb|févr',
  'march|märz|marzo|mars|mar',
  'april|abril|avril|apr|abr|avr',
  'may|mai|mayo',
  'june|juni|junio|juin|jun',
  'july|juli|julio|juillet|jul|juil',
  'august|agosto|août|aug|ago',
  'september|septiembre|setiembre|septembre|sept|sep',
  'october|oktober|octubre|octobre|oct|okt',
  'november|noviembre|novembre|nov',
  'december|dezember|diciembre|décembre|dec|dez|dic|déc',
]
const MONTH = `(${MONTHS.join('|')})\\.?`
const BEFORE =
  '(?:(?:for|on|from|the|between|am|für|ab|vom|von|den|dem|zwischen|para|el|los|del|desde|entre|días?|pour|le|du|dès) )*'
const DAY = '(\\d{1,2})(?:st|nd|rd|th|er|\\.|º|ª)?'
const UNTIL =
  ' ?(?:-|–|to|until|till|and|bis|bis zum|und|al|a|hasta|hasta el|y|au|à|et|jusqu’au)(?: the| el| le)? ?'
const YEAR = '(?:,? (?:de |del )?20\\d\\d)?'

const DAY_OF_MONTH = `${DAY} (?:of |de |d’|d')?${MONTH}${YEAR}`
const NUMBERS = '(\\d{1,2})\\. ?(\\d{1,2})\\.(?:20\\d\\d|\\d\\d)?'

/** How dates are written, and in which order each names first day, first month, last day and last month. */
const DATES: readonly { words: RegExp; order: readonly number[] }[] = [
  { words: pattern(`${DAY_OF_MONTH}${UNTIL}${DAY_OF_MONTH}`), order: [1, 2, 3, 4] },
  { words: pattern(`${MONTH} ${DAY}${YEAR}${UNTIL}${MONTH} ${DAY}${YEAR}`), order: [2, 1, 4, 3] },
  { words: pattern(`${NUMBERS}${UNTIL}${NUMBERS}`), order: [1, 2, 3, 4] },
  { words: pattern(`${DAY}(?:${UNTIL}${DAY})? (?:of |de |d’|d')?${MONTH}${YEAR}`), order: [1, 3, 2, 3] },
  { words: pattern(`${MONTH} ${DAY}(?:${UNTIL}${DAY})?${YEAR}`), order: [2, 1, 3, 1] },
  {
    words: pattern('(\\d{1,2})\\.(?: ?(?:-|–|bis) ?(\\d{1,2})\\.)? ?(\\d{1,2})\\.(?:20\\d\\d|\\d\\d)?'),
    order: [1, 3, 2, 3],
  },
]

function pattern(words: string): RegExp {
  return new RegExp(`(?<=^|[\\s,])${BEFORE}${words}(?=$|[\\s,.!?])`, 'iu')
}

/** A day or several that words name ("14. Dezember", "3 to 5 June", "Dec 30 to Jan 2"), the next such after today, and the other words. */
export function readDates(text: string, today: LocalDay): { period: WantedPeriod; rest: string } | undefined {
  for (const { words, order } of DATES) {
    const found = words.exec(text)
    if (!found) continue
    const [day, month, lastDay, lastMonth] = order.map((index) => found[index])
    const start = nextDay(Number(day), monthOf(month!), today)
    if (!start) continue
    const isLater = lastDay && (month !== lastMonth || Number(lastDay) > Number(day))
    const end = isLater ? nextDay(Number(lastDay), monthOf(lastMonth!), start) : start
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    return {
      period: usualHours(start, end ?? start),
      rest: rest.replace(/\s+/g, ' ').replace(/ ,/g, ',').trim(),
    }
  }
  return undefined
}

const monthOf = (name: string): number =>
  /^\d/.test(name)
    ? Number(name)
    : MONTHS.findIndex((names) => names.split('|').includes(name.toLowerCase())) + 1

/** The next such day, today among them; none where no month has it. */
function nextDay(day: number, month: number, today: LocalDay): LocalDay | undefined {
  for (const year of [Number(today.slice(0, 4)), Number(today.slice(0, 4)) + 1]) {
    const one = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    const isDay = !Number.isNaN(Date.parse(one)) && new Date(`${one}T00:00Z`).toISOString().startsWith(one)
    if (isDay && one >= today) return one
  }
  return undefined
}

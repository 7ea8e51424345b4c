import { type LocalDay, usualHours, type WantedPeriod } from './wanted-period.ts'

/** From January on, in the four languages. */
const MONTHS = [
  'january|januar|jänner|enero|janvier',
  'february|februar|feber|febrero|février',
  'march|märz|marzo|mars',
  'april|abril|avril',
  'may|mai|mayo',
  'june|juni|junio|juin',
  'july|juli|julio|juillet',
  'august|agosto|août',
  'september|septiembre|setiembre|septembre',
  'october|oktober|octubre|octobre',
  'november|noviembre|novembre',
  'december|dezember|diciembre|décembre',
]
const MONTH = `(${MONTHS.join('|')})`
const BEFORE =
  '(?:(?:for|on|from|the|between|am|für|ab|vom|von|den|dem|zwischen|para|el|los|del|desde|entre|días?|pour|le|du|dès) )*'
const DAY = '(\\d{1,2})(?:st|nd|rd|th|er|\\.|º|ª)?'
const UNTIL =
  ' ?(?:-|–|to|until|till|and|bis|bis zum|und|al|a|hasta|hasta el|y|au|à|et|jusqu’au)(?: the| el| le)? ?'
const YEAR = '(?:,? (?:de |del )?20\\d\\d)?'

const DATES: readonly RegExp[] = [
  `${DAY}(?:${UNTIL}${DAY})? (?:of |de |d’|d')?${MONTH}${YEAR}`,
  `${MONTH} ${DAY}(?:${UNTIL}${DAY})?${YEAR}`,
  '(\\d{1,2})\\.(?: ?(?:-|–|bis) ?(\\d{1,2})\\.)? ?(\\d{1,2})\\.(?:20\\d\\d|\\d\\d)?',
].map((words) => new RegExp(`(?<=^|[\\s,])${BEFORE}${words}(?=$|[\\s,.!?])`, 'iu'))

/** A day or several of a month that words name ("14. Dezember", "3 to 5 June"), the next such after today, and the other words. */
export function readDates(text: string, today: LocalDay): { period: WantedPeriod; rest: string } | undefined {
  for (const [index, words] of DATES.entries()) {
    const found = words.exec(text)
    if (!found) continue
    const [first, last, month] = index === 1 ? [found[2], found[3], found[1]] : [found[1], found[2], found[3]]
    const start = nextDay(Number(first), monthOf(month!), today)
    if (!start) continue
    const end = last && Number(last) > Number(first) ? nextDay(Number(last), monthOf(month!), start) : start
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

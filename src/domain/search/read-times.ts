import { readDates } from './read-dates.ts'
import { readHours } from './read-hours.ts'
import { withoutVagueTimes } from './vague-times.ts'
import { dayOf, type LocalDay, pickedDays, usualHours, type WantedPeriod } from './wanted-period.ts'
import { weekendAfter } from './weekend.ts'

const DAY_MS = 86_400_000

/** From Sunday on, in the four languages. */
const WEEKDAYS = [
  'sunday|sonntag|domingo|dimanche',
  'monday|montag|lunes|lundi',
  'tuesday|dienstag|martes|mardi',
  'wednesday|mittwoch|miércoles|miercoles|mercredi',
  'thursday|donnerstag|jueves|jeudi',
  'friday|freitag|viernes|vendredi',
  'saturday|samstag|sonnabend|sábado|sabado|samedi',
]
const WEEKDAY = `(?:${WEEKDAYS.join('|')})s?`
const ON =
  '(?:(?:for|on|next|this|by|am|für|ab|nächsten|diesen|kommenden|para|el|este|próximo|pour|le|ce|from|between|von|vom|zwischen|desde|entre|del|de|du) )*'
const UNTIL =
  "(?:to|until|till|and|through|bis|bis zum|und|a|al|hasta|hasta el|y|au|à|et|jusqu’au|jusqu'au|-|–)"
const EVENING = 'evening|night|abend|nacht|(?:por|en|de) la noche|soir|nuit'
/** A part of the day, behind its name: evenings count, the others are within the usual hours. */
const PART = `(?:(?: in the| am)? (?:morning|afternoon|early|früh|vormittag|mittag|nachmittag|(?:por|en|de) la (?:mañana|tarde)|matin|midi|après-midi|prochain|que viene|${EVENING}))*`

type Read = (today: LocalDay, matched: string) => WantedPeriod

/** Words of everyday language for a time; the first that matches counts. */
const TIMES: readonly { words: RegExp; period: Read }[] = [
  {
    words: pattern(`${ON}${WEEKDAY} ${UNTIL} (?:the |el |le )?${WEEKDAY}`),
    period: (today, matched) => {
      const [first, last] = weekdaysIn(matched)
      const start = next(today, first!)
      return usualHours(start, next(start, last!))
    },
  },
  {
    words: pattern(
      '(?:for |on |at |over )?(?:this |the |next )?(?:coming )?week-?end',
      '(?:(?:am|für das|fürs|übers|über das|dieses|kommendes|nächstes|an diesem) )+wochenende',
      '(?:(?:para|durante|en) )?(?:el|este|el próximo|este próximo) (?:fin de semana|finde)(?: que viene)?',
      '(?:pour |durant )?(?:ce|le) (?:prochain )?week-?end(?: prochain)?',
    ),
    period: weekendAfter,
  },
  {
    words: pattern(
      `(?:for |by )?tomorrow${PART}`,
      `(?:für |ab )?morgen${PART}`,
      `(?:para )?mañana${PART}`,
      `(?:pour )?demain${PART}`,
    ),
    period: (today, matched) => dayOrEvening(plus(today, 1), matched),
  },
  {
    words: pattern(
      '(?:for )?(?:tonight|this evening)',
      '(?:für )?(?:heute abend|heute nacht)',
      '(?:para )?esta (?:noche|tarde)',
      '(?:pour )?(?:ce soir|cette nuit)',
    ),
    period: (today) => evening(today),
  },
  {
    words: pattern(
      `(?:for )?today`,
      `(?:für )?heute${PART}`,
      `(?:para )?hoy${PART}`,
      "(?:pour )?aujourd[’']hui",
    ),
    period: (today) => usualHours(today, today),
  },
  {
    words: pattern(`${ON}${WEEKDAY}${PART}`),
    period: (today, matched) => dayOrEvening(next(today, weekdaysIn(matched)[0]!), matched),
  },
]

function pattern(...alternatives: string[]): RegExp {
  return new RegExp(`(?<=^|\\s)(?:${alternatives.join('|')})(?=$|[\\s,.!?])`, 'iu')
}

/** The days of the week that words name, as JavaScript counts them. */
const weekdaysIn = (words: string): number[] =>
  [...words.matchAll(new RegExp(WEEKDAY, 'giu'))].map(([name]) =>
    WEEKDAYS.findIndex((names) => new RegExp(`^(?:${names})`, 'iu').test(name)),
  )

const plus = (day: LocalDay, days: number): LocalDay =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
/** The next such weekday, never the day itself. */
const next = (day: LocalDay, weekday: number): LocalDay =>
  plus(day, (weekday - new Date(`${day}T00:00Z`).getUTCDay() + 7) % 7 || 7)
const evening = (day: LocalDay): WantedPeriod => ({ from: `${day}T18:00`, to: `${plus(day, 1)}T10:00` })
const dayOrEvening = (day: LocalDay, matched: string): WantedPeriod =>
  new RegExp(EVENING, 'iu').test(matched) ? evening(day) : usualHours(day, day)

interface ReadTime {
  period?: WantedPeriod
  rest: string
}

/**
 * The time that somebody's words name ("tonight", "am Samstag", "friday 6pm to 10pm") and the other words; today is the
 * reader's day. What says no day, such as "in August" or "for two hours", is left out of them.
 */
export function readTimes(text: string, today: LocalDay): ReadTime | undefined {
  const read = readDays(text, today)
  const hours = read?.period && readHours(read.rest)
  return hours ? { period: between(read.period!, hours), rest: hours.rest } : read
}

/** These days from one hour to another; an evening is of the day on which it begins. */
function between(period: WantedPeriod, { from, to }: { from: string; to: string }): WantedPeriod {
  const first = dayOf(period.from)
  const isEvening = period.to === evening(first).to && period.from === evening(first).from
  const last = isEvening ? first : pickedDays(period).last
  return { from: `${first}T${from}`, to: `${first === last && to < from ? plus(last, 1) : last}T${to}` }
}

function readDays(text: string, today: LocalDay): ReadTime | undefined {
  const dated = readDates(text, today)
  if (dated) return { ...dated, rest: withoutVagueTimes(dated.rest) }
  const rest = withoutVagueTimes(text)
  for (const { words, period } of TIMES) {
    const found = words.exec(rest)
    if (!found) continue
    const others = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`
    return { period: period(today, found[0]), rest: withoutVagueTimes(others) }
  }
  return rest === text.replace(/\s+/g, ' ').trim() ? undefined : { rest }
}

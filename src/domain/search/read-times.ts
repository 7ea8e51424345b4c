import { type LocalDay, usualHours, type WantedPeriod } from './wanted-period.ts'
import { weekendAfter } from './weekend.ts'

const DAY_MS = 86_400_000

/** Words of everyday language for a time, in the four languages; the first that matches counts. */
const TIMES: readonly { words: RegExp; period: (today: LocalDay, matched: string) => WantedPeriod }[] = [
  {
    words: pattern(
      '(?:for |on |at |over )?(?:this |the )?(?:coming )?week-?end',
      '(?:(?:am|für das|fürs|übers|über das|dieses|kommendes|nächstes|an diesem) )+wochenende',
      '(?:(?:para|durante|en) )?(?:el|este|el próximo|este próximo) (?:fin de semana|finde)',
      '(?:pour |durant )?(?:ce|le) (?:prochain )?week-?end(?: prochain)?',
    ),
    period: weekendAfter,
  },
  {
    words: pattern('(?:for |by )?tomorrow', '(?:für |ab )?morgen', '(?:para )?mañana', '(?:pour )?demain'),
    period: (today) => day(today, 1),
  },
  {
    words: pattern(
      '(?:for )?(?:tonight|this evening)',
      '(?:für )?(?:heute abend|heute nacht)',
      '(?:para )?esta (?:noche|tarde)',
      '(?:pour )?(?:ce soir|cette nuit)',
    ),
    period: (today) => ({ from: `${today}T18:00`, to: `${plus(today, 1)}T10:00` }),
  },
  {
    words: pattern('(?:for )?today', '(?:für )?heute', '(?:para )?hoy', "(?:pour )?aujourd[’']hui"),
    period: (today) => day(today, 0),
  },
  ...[
    ['sunday', 'sonntag', 'domingo', 'dimanche'],
    ['monday', 'montag', 'lunes', 'lundi'],
    ['tuesday', 'dienstag', 'martes', 'mardi'],
    ['wednesday', 'mittwoch', 'miércoles', 'mercredi'],
    ['thursday', 'donnerstag', 'jueves', 'jeudi'],
    ['friday', 'freitag', 'viernes', 'vendredi'],
    ['saturday', '(?:samstag|sonnabend)', 'sábado', 'samedi'],
  ].map(([en, de, es, fr], weekday) => ({
    words: pattern(
      `(?:(?:for|on|next|this) )*${en}`,
      `(?:(?:am|für|nächsten|diesen|kommenden) )*${de}`,
      `(?:(?:para|el|este|próximo) )*${es}`,
      `(?:(?:pour|le|ce) )*${fr}(?: prochain)?`,
    ),
    period: (today: LocalDay) => day(today, (weekday - weekdayOf(today) + 7) % 7 || 7),
  })),
]

function pattern(...alternatives: string[]): RegExp {
  return new RegExp(`(?<=^|\\s)(?:${alternatives.join('|')})(?=$|[\\s,.!?])`, 'iu')
}

const plus = (today: LocalDay, days: number): LocalDay =>
  new Date(Date.parse(`${today}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
const weekdayOf = (today: LocalDay): number => new Date(`${today}T00:00Z`).getUTCDay()
const day = (today: LocalDay, ahead: number): WantedPeriod => {
  const wanted = plus(today, ahead)
  return usualHours(wanted, wanted)
}

/** The time that somebody's words name ("tonight", "am Samstag") and the other words; today is the reader's day. */
export function readTimes(text: string, today: LocalDay): { period: WantedPeriod; rest: string } | undefined {
  for (const { words, period } of TIMES) {
    const found = words.exec(text)
    if (!found) continue
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    return { period: period(today, found[0]), rest: rest.replace(/\s+/g, ' ').trim() }
  }
  return undefined
}

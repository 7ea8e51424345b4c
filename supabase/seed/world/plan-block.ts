import { cityOf } from '../countries/moved.ts'
import type { SeedItem } from '../items/seed-item.ts'
import type { Language } from '../language.ts'
import { randomFrom } from '../random.ts'
import { atLocalHour } from './local-time.ts'
import type { UnitCalendar } from './unit-calendar.ts'

/** Days on which the owner needs the item. */
export interface PlannedBlock {
  item: SeedItem
  start: Date
  end: Date
  note: string
}

const NOTES: Record<Language, string[]> = {
  en: ['Away', 'I need it myself'],
  de: ['Brauche ich selbst', 'Urlaub', 'Wartung'],
  fr: ['J’en ai besoin', 'En vacances', 'Révision'],
  es: ['Lo necesito yo', 'De viaje', 'Revisión'],
}

/** Blocks a few days in the coming weeks for every third item, when nothing is booked. */
export function planBlock(item: SeedItem, now: Date, calendar: UnitCalendar): PlannedBlock | undefined {
  const random = randomFrom(`block ${item.key}`)
  if (!random.chance(0.33)) return
  const { timeZone, language } = cityOf(item.city)
  const day = random.between(14, 50)
  const start = atLocalHour(now, day, 8, timeZone)
  const end = atLocalHour(now, day + random.between(2, 7), 20, timeZone)
  if (!calendar.take(start, end, item.units)) return
  return { item, start, end, note: random.pick(NOTES[language]) }
}

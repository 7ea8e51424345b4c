import type { Check } from '#domain/booking/checklist.ts'
import type { Locale } from '#server/mail/locale.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'

/** Everything that a protocol says. Checks and events are said as on the page of the rental; a test compares them. */
export interface RecordWords {
  protocol: string
  booking: string
  item: string
  lender: string
  renter: string
  period: string
  zone: string
  made: string
  check: string
  complete: string
  undamaged: string
  yes: string
  no: string
  withCode: string
  note: string
  when: string
  what: string
  steps: string
  seal: string
  stated: Record<'pick_up' | 'return', (name: string, when: string) => string>
  intact: (count: number) => string
  broken: string
  photosMissing: (count: number) => string
  checks: Record<Check, string>
  /** By the name of the step; who took it is told. */
  events: Record<string, (name: string) => string>
}

export const recordWords: Record<Locale, RecordWords> = { en, de, es, fr }

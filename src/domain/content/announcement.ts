import { ok, type Result, refuse } from '../result.ts'
import { mainLanguage } from '../settings/offered-languages.ts'
import { TEXT_LANGUAGES, type TextLanguage } from './page-text.ts'

/** To whom an announcement is shown. */
export const AUDIENCES = ['everyone', 'signed-in', 'lenders', 'staff'] as const
export type Audience = (typeof AUDIENCES)[number]

export interface AnnouncementText {
  text: string
  /** An address on this site or another, where it leads to one. */
  link?: string
  label?: string
}
export type AnnouncementTexts = Partial<Record<TextLanguage, AnnouncementText>>

export const MAX_ANNOUNCEMENT = { text: 240, link: 300, label: 60 } as const

type AnnouncementFault = 'empty' | 'link' | 'label' | 'window'

interface Draft {
  texts: AnnouncementTexts
  /** Epoch ms; no end for as long as nobody ends it. */
  startsAt: number
  endsAt?: number | undefined
}

/** Checks an announcement; ANNOUNCEMENT_WRONG with the first fault and its language. */
export function checkAnnouncement({ texts, startsAt, endsAt }: Draft): Result<null, 'ANNOUNCEMENT_WRONG'> {
  const wrong = (fault: AnnouncementFault, language?: TextLanguage) =>
    refuse('ANNOUNCEMENT_WRONG', { fault, ...(language && { language }) })
  const written = TEXT_LANGUAGES.filter((language) => texts[language])
  if (written.length === 0) return wrong('empty')
  for (const language of written) {
    const { text, link = '', label = '' } = texts[language]!
    if (text.trim() === '') return wrong('empty', language)
    if (link && !LINK.test(link)) return wrong('link', language)
    if ((link === '') !== (label.trim() === '')) return wrong('label', language)
  }
  if (!(endsAt === undefined || endsAt > startsAt)) return wrong('window')
  return ok(null)
}

const LINK = /^(?:\/(?!\/)|https:\/\/)\S*$/

/** The text in a language, or in the next best one. There is always one. */
export const textOf = (
  texts: AnnouncementTexts,
  language: TextLanguage,
): [TextLanguage, AnnouncementText] => {
  const found = [language, mainLanguage(), ...TEXT_LANGUAGES].find((each) => texts[each])!
  return [found, texts[found]!]
}

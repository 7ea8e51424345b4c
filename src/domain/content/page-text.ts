import { LANGUAGES } from '../language/languages.ts'
import { ok, type Result, refuse } from '../result.ts'
import { mainLanguage } from '../settings/offered-languages.ts'
import { START_PAGE } from './content-pages.ts'

/** The languages of the site's texts. */
export const TEXT_LANGUAGES = LANGUAGES
export type TextLanguage = (typeof TEXT_LANGUAGES)[number]

/** A page of the operator's in one language. */
export interface PageText {
  title: string
  /** For search engines and shared links: one sentence. */
  description: string
  /** Markdown. */
  body: string
  /** What is new in this version, for people who are asked to agree again. */
  changes?: string
}
export type PageTexts = Partial<Record<TextLanguage, PageText>>

/** The columns of the footer. */
export const FOOTER_COLUMNS = ['discover', 'company', 'trust', 'legal'] as const
export type FooterColumn = (typeof FOOTER_COLUMNS)[number]

export const MAX_PAGE = { title: 120, description: 200, body: 40_000, changes: 2_000 } as const

/** Pages to which people agree with an account: they are always there. */
export const LEGAL_DOCUMENTS = ['terms', 'privacy'] as const
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number]
export const isLegalDocument = (slug: string): slug is LegalDocument =>
  LEGAL_DOCUMENTS.includes(slug as LegalDocument)

/** Why a page cannot be published, and in which language. */
type PageFault = 'address' | 'taken' | 'empty' | 'title' | 'description' | 'body' | 'changes' | 'picture'

export interface PageDraft {
  slug: string
  texts: PageTexts
  asksAgain: boolean
  isOff: boolean
}

interface Known {
  /** Whether the product ships a page of this name. */
  isShipped: boolean
  /** The addresses of pictures in a text that are not in the site's own storage. */
  foreignPictures(body: string): readonly string[]
}

/** Checks what an operator would publish; PAGE_WRONG with the first fault and its language. */
export function checkPage(draft: PageDraft, known: Known): Result<null, 'PAGE_WRONG'> {
  const { slug, texts, asksAgain, isOff } = draft
  const wrong = (fault: PageFault, language?: TextLanguage) =>
    refuse('PAGE_WRONG', { fault, ...(language && { language }) })
  if (!isPageName(slug)) return wrong('address')
  if (!known.isShipped && isReserved(slug)) return wrong('taken')
  const written = TEXT_LANGUAGES.filter((language) => texts[language])
  // A page that the product ships has its own text where the operator wrote none.
  if (written.length === 0 && !known.isShipped && !isOff) return wrong('empty')
  for (const language of written) {
    const text = texts[language]!
    if (text.title.trim() === '') return wrong('title', language)
    if (text.description.trim() === '') return wrong('description', language)
    if (text.body.trim() === '' && slug !== START_PAGE) return wrong('body', language)
    if (asksAgain && !text.changes?.trim()) return wrong('changes', language)
    if (known.foreignPictures(text.body).length > 0) return wrong('picture', language)
  }
  if (asksAgain && written.length === 0) return wrong('empty')
  return ok(null)
}

const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Whether a page may have an address that is written like this. */
export const isPageName = (slug: string): boolean => SLUG.test(slug)

/** What the site itself has at these addresses. A test compares them with its routes. */
const RESERVED = new Set(
  `account admin api assets auth basket booking booking-success dashboard dev fonts forgot-password functions health
  healthz icons images kyc-onboarding login logout mail-stops manifest map metrics new-password offline people product product-details
  ready readyz realtime register rent report rest review robots search sitemap stop-mails storage supabase-items
  supabase-upload test-provider tiles unit upload wishes`.split(/\s+/),
)

/** Whether a page may not have this name, because something else is at its address. */
export const isReserved = (slug: string): boolean => slug.length < 2 || slug.length > 60 || RESERVED.has(slug)

/** The text in a language, or in the next best one: the site's main language, then any. */
export const textIn = (texts: PageTexts, language: TextLanguage): [TextLanguage, PageText] | undefined => {
  const found = [language, mainLanguage(), ...TEXT_LANGUAGES].find((each) => texts[each])
  return found && [found, texts[found]!]
}

import type {
  FooterColumn,
  LegalDocument,
  PageText,
  PageTexts,
  TextLanguage,
} from '#domain/content/page-text.ts'

export const MAX_PAGE_REASON = 500

/** A page of the operator's, or one of the product's that was taken off, as every browser knows it. */
export interface SitePage {
  slug: string
  isOff?: true
  footer?: FooterColumn
  /** By language. */
  titles: Partial<Record<TextLanguage, string>>
}

/** The answer of `load-page`. */
export interface LoadedPage extends Pick<PageText, 'title' | 'description'> {
  /** Of our own making, from Markdown: it holds no markup that somebody wrote. */
  html: string
  language: TextLanguage
  /** The headings of its parts. */
  sections: { id: string; title: string }[]
  /** When it came into force, ISO 8601. */
  updated: string
}

/** A version of a page, without its texts. */
export interface PageVersion {
  id: number
  slug: string
  version: number
  languages: TextLanguage[]
  titles: Partial<Record<TextLanguage, string>>
  footer: FooterColumn | null
  isOff: boolean
  asksAgain: boolean
  /** ISO 8601. */
  from: string
  reason: string
  by: string | null
  at: string
  isWithdrawn: boolean
  /** How many people agreed to it; of legal documents alone. */
  agreed?: number
}

/** The answer of `load-pages`. */
export interface LoadedPages {
  /** The latest first. */
  versions: PageVersion[]
  /** How many agreed to the legal texts that the product ships. */
  agreedToShipped: Record<LegalDocument, number>
  /** How many people have an account. */
  people: number
}

/** The answer of `load-page-version`. */
export interface LoadedVersion {
  texts: PageTexts
}

/** The answer of `publish-page`. */
export interface PublishedPage {
  id: number
  version: number
}

/** The answer of `load-agreements`: what the caller has still to agree to. */
export interface DueAgreements {
  due: { document: LegalDocument; version: number; changes: string }[]
}

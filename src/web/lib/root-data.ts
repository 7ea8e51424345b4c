import { useRouteLoaderData } from 'react-router'
import type { PublicConfig } from '#contract/render-context.ts'
import { FALLBACK, type Language } from '../i18n/languages.ts'
import type { Theme } from './preferences.ts'

export interface RootData {
  language: Language
  theme: Theme
  /** What the page itself does not bring along: those of another language. */
  messages?: string
  config: PublicConfig
  /** What the operator announces, as HTML of ours. */
  announcements?: string
}

/** Only for a page that broke before anything was loaded. */
const NOTHING: RootData = {
  language: FALLBACK,
  theme: 'system',
  config: { siteUrl: '', apiUrl: '', publishableKey: '', demo: false, testModeAllowed: false },
}

/** The root loader's data for the whole page. */
export const useRootData = (): RootData => useRouteLoaderData('root') ?? NOTHING

/** The page's language, for `Intl` and for content that comes in several languages. */
export const useLanguage = (): Language => useRootData().language

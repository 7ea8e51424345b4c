/** The texts that the product ships, by their address. */
export const CONTENT_PAGES = [
  'how-it-works',
  'how-to-search',
  'how-to-book',
  'how-to-use-and-return',
  'our-story',
  'trust-safety',
  'careers',
  'help-center',
  'contact',
  'insurance',
  'community-guidelines',
  'terms',
  'privacy',
  'cookie-policy',
  'rental-agreement',
] as const

export type ContentPageName = (typeof CONTENT_PAGES)[number]

export const isContentPage = (name: string): name is ContentPageName =>
  CONTENT_PAGES.includes(name as ContentPageName)

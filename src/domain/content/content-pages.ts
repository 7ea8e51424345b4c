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

/**
 * The start page, of which the operator may write the headline, the line below it, and in Markdown what stands at its end
 * in place of the invitation to lend.
 */
export const START_PAGE = 'home'

export type ContentPageName = (typeof CONTENT_PAGES)[number]

export const isContentPage = (name: string): name is ContentPageName =>
  CONTENT_PAGES.includes(name as ContentPageName)

/** Whether the product has texts of its own for a page where the operator wrote none. */
export const isShippedPage = (name: string): boolean => name === START_PAGE || isContentPage(name)

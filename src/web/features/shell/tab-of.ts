const TABS: readonly (readonly [string, RegExp])[] = [
  ['/', /^\/($|search|product|people|rent(\/|$)|basket)/],
  ['/dashboard/saved', /^\/dashboard\/saved/],
  ['/dashboard/my-rentals', /^\/(dashboard\/(my-rentals|customers|claims)|booking|review)/],
  ['/dashboard/messages', /^\/dashboard\/messages/],
  ['/account', /^\/(account|dashboard|kyc-onboarding|upload)/],
]

/** The address of the tab that a page belongs to; undefined for pages that are of none, such as the terms. */
export const tabOf = (pathname: string): string | undefined =>
  TABS.find(([, pages]) => pages.test(pathname))?.[0]

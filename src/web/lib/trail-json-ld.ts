export interface Crumb {
  label: string
  to: string
}

/** The path to a page for search engines, the page itself last. */
export const trailJsonLd = (trail: readonly Crumb[], whole: (path: string) => string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: whole(to),
  })),
})

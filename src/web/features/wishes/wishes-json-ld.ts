import type { OpenWish } from './open-wish.ts'

/** Open wishes for search engines: what is looked for and in which town. */
export const wishesJsonLd = (
  title: string,
  wishes: readonly OpenWish[],
  whole: (path: string) => string,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name: title,
  itemListElement: wishes.map((wish, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Demand',
      name: wish.title,
      inLanguage: wish.language,
      url: whole(`/wishes/${wish.id}`),
      areaServed: wish.city,
      validThrough: wish.expires_at,
    },
  })),
})

import { questionsJsonLd } from '../../lib/questions-json-ld.ts'
import { type Crumb, trailJsonLd } from '../../lib/trail-json-ld.ts'
import type { LandingWords } from './landing-words.ts'
import type { Landing } from './load-landing.ts'

type Whole = (path: string) => string

/** A landing page for search engines: where it stands, what it lists, which questions it answers. */
export const landingJsonLd = (
  { items }: Pick<Landing, 'items'>,
  { title, questions }: LandingWords,
  trail: readonly Crumb[],
  whole: Whole,
): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    trailJsonLd(trail, whole),
    {
      '@type': 'ItemList',
      name: title,
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.title,
        url: whole(`/product/${item.id}`),
      })),
    },
    questionsJsonLd(questions),
  ],
})

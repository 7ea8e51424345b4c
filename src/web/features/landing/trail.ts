import type { CategoryFacts, LandingFacts } from '#contract/landing.ts'
import { landingPath } from '../../entities/place/landing-path.ts'
import type { Crumb } from '../../lib/trail-json-ld.ts'

/** From the list of towns to the page; the last is the page itself, under its one address. */
export function trailOf({ town, part, category }: LandingFacts, towns: string): Crumb[] {
  const trail = [
    { label: towns, to: landingPath() },
    { label: town.name, to: landingPath(town.slug) },
  ]
  if (part) trail.push({ label: part.name, to: landingPath(town.slug, part.slug) })
  if (category) trail.push({ label: category.name, to: landingPath(town.slug, part?.slug, category.slug) })
  return trail
}

/** The same of a category wherever it is. */
export const trailOfCategory = ({ category }: CategoryFacts, towns: string): Crumb[] => [
  { label: towns, to: landingPath() },
  { label: category.name, to: landingPath(category.slug) },
]

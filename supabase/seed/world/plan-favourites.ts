import { allItems } from '../items/all-items.ts'
import type { SeedItem } from '../items/seed-item.ts'
import { demoPeople, type PersonKey } from '../people.ts'
import { randomFrom } from '../random.ts'

/** Each person's favourites: a handful in their own city, never their own items. */
export function planFavourites(): { person: PersonKey; item: SeedItem }[] {
  return demoPeople.flatMap((person) => {
    const random = randomFrom(`favourites ${person.key}`)
    const near = allItems.filter((item) => item.city === person.city && item.owner !== person.key)
    return random
      .shuffled(near)
      .slice(0, random.between(3, 7))
      .map((item) => ({ person: person.key, item }))
  })
}

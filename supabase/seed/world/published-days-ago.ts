import type { SeedItem } from '../items/seed-item.ts'
import { demoPeople } from '../people.ts'
import { randomFrom } from '../random.ts'

/** How many days ago an item was published: most a year, some a few months, a few this month. */
export function publishedDaysAgo(item: SeedItem): number {
  const random = randomFrom(`published ${item.key}`)
  const owner = demoPeople.find((person) => person.key === item.owner)!
  const draw = random.next()
  const days =
    draw < 0.1 ? random.between(3, 25) : draw < 0.3 ? random.between(90, 240) : random.between(300, 395)
  return Math.min(days, owner.joinedDaysAgo - 2)
}

import type { WishOffer } from './use-wish-offers.ts'

type Offer = Pick<WishOffer, 'title' | 'category_id' | 'isOffered'>

/** Whether an item may be what a wish is about: of its category, or with a word of at least four letters in common. */
export function mayFit(item: Offer, wish: { title: string; category_id: string }): boolean {
  if (item.category_id === wish.category_id) return true
  const words = wordsOf(wish.title)
  return wordsOf(item.title).some((word) => words.includes(word))
}

/** Items for a wish: what was offered already, then what may fit, then the others, each in their order. */
export const fittingFirst = <One extends Offer>(
  items: readonly One[],
  wish: { title: string; category_id: string },
): One[] => items.toSorted((a, b) => rank(a, wish) - rank(b, wish))

const rank = (item: Offer, wish: { title: string; category_id: string }): number =>
  item.isOffered ? 0 : mayFit(item, wish) ? 1 : 2

const wordsOf = (title: string): string[] =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 4)

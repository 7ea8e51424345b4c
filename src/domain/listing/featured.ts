/** So many are read of what is featured; the home page has room for the first of those around its place. */
export const MAX_FEATURED = 50

/**
 * The order of what is featured once an item stands at a place in it, counted from 1; one beyond the end is the end.
 */
export function placeAt(order: readonly string[], id: string, position: number): string[] {
  const others = order.filter((other) => other !== id)
  others.splice(Math.max(0, position - 1), 0, id)
  return others
}

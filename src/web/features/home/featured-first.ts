/** What is featured in its order, of which `found` are there to be shown, and then the others. */
export function featuredFirst<Item extends { id: string }>(
  order: readonly string[],
  found: readonly Item[],
  others: readonly Item[],
): Item[] {
  const featured = order.flatMap((id) => found.find((item) => item.id === id) ?? [])
  return [...featured, ...others.filter(({ id }) => !featured.some((item) => item.id === id))]
}

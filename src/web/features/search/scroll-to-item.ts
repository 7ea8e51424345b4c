/** Brings an item's card into the middle of what scrolls, at once where people ask for less motion. */
export function scrollToItem(list: HTMLElement, id: string): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  const card = list.querySelector(`[data-item="${CSS.escape(id)}"]`)
  card?.scrollIntoView({ inline: 'center', block: 'center', behavior })
}

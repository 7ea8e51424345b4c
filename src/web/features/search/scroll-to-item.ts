/**
 * Brings an item's card into the middle of the list, at once where people ask for less motion. Only a list that does not
 * scroll by itself moves the page: a map would slip away under the finger that pressed its pin.
 */
export function scrollToItem(list: HTMLElement, id: string): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  const card = list.querySelector(`[data-item="${CSS.escape(id)}"]`)
  if (!card) return
  if (!/auto|scroll/.test(getComputedStyle(list).overflow)) {
    card.scrollIntoView({ block: 'center', behavior })
    return
  }
  const [inner, outer] = [card.getBoundingClientRect(), list.getBoundingClientRect()]
  list.scrollBy({
    left: inner.left + inner.width / 2 - (outer.left + outer.width / 2),
    top: inner.top + inner.height / 2 - (outer.top + outer.height / 2),
    behavior,
  })
}

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { ItemCard } from '#contract/search-answer.ts'

/** The narrow part of a scrolled list in which a card counts as the one looked at. */
const IN_FRONT = { row: '0px -45%', column: '-20% 0px -70%' }

/** Tells which card the user has scrolled to the front of a list; scrolling by script is ignored. */
export function useItemInFront(
  ref: RefObject<HTMLElement | null>,
  items: ItemCard[],
  isRow: boolean,
  onItem: (id: string) => void,
) {
  const isByHand = useRef(false)
  const tell = useEffectEvent(onItem)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items are other cards to watch
  useEffect(() => {
    const list = ref.current
    if (!list) return
    const observer = new IntersectionObserver(
      (entries) => {
        const inFront = entries.find(({ isIntersecting }) => isIntersecting)?.target as
          | HTMLElement
          | undefined
        if (isByHand.current && inFront?.dataset.item) tell(inFront.dataset.item)
      },
      { root: list, rootMargin: IN_FRONT[isRow ? 'row' : 'column'] },
    )
    for (const card of list.querySelectorAll('[data-item]')) observer.observe(card)
    return () => observer.disconnect()
  }, [ref, items, isRow])
  return {
    moveByHand: () => {
      isByHand.current = true
    },
    moveByItself: () => {
      isByHand.current = false
    },
  }
}

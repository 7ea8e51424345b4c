import type { SearchAnswer } from '#contract/search-answer.ts'
import { PAGE_SIZE } from '#domain/search/search.ts'

export const FEW = 4

/** Where nobody lends what was asked for, a few things like it are enough. */
export const fewOf = (answer: SearchAnswer): SearchAnswer => {
  const items = answer.items.slice(0, FEW)
  return {
    ...answer,
    items,
    total: items.length,
    has_more: false,
    pins: answer.pins.slice(0, FEW),
    clusters: [],
  }
}

/** One page of the items of several answers, each once; the rest of it is as in `answer`. */
export function joined(answer: SearchAnswer, parts: readonly SearchAnswer[]): SearchAnswer {
  const items = new Map(parts.flatMap((part) => part.items).map((item) => [item.id, item]))
  return { ...answer, items: [...items.values()].slice(0, PAGE_SIZE) }
}

import type { OfficeCategory } from '#contract/categories.ts'

type Node = Pick<OfficeCategory, 'id' | 'parentId' | 'retiredAt'>

/** Chooses a category or leaves it out: without one of the first level nothing is listed in those in it, and they come with one. */
export function toggleCategory(tree: readonly Node[], chosen: readonly string[], id: string): string[] {
  const { parentId } = tree.find((one) => one.id === id)!
  const below = tree.filter((one) => one.parentId === id).map((one) => one.id)
  if (chosen.includes(id)) return chosen.filter((one) => one !== id && !below.includes(one))
  const added = [id, ...below, ...(parentId === null ? [] : [parentId])]
  return [...chosen, ...added.filter((one) => !chosen.includes(one))]
}

/** What is to be retired or brought back so that these alone take listings; brought back first, so that one is always there. */
export const changesTo = (tree: readonly Node[], chosen: readonly string[]) =>
  tree
    .filter(({ id, retiredAt }) => (retiredAt === null) !== chosen.includes(id))
    .map(({ id, retiredAt }) => ({ id, isRetired: retiredAt === null }))
    .toSorted((a, b) => Number(a.isRetired) - Number(b.isRetired))

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LoadedCategories, MergedCategory } from '#contract/categories.ts'
import type { CategoryContent } from '#domain/category/category.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'
import type { inputOf } from './attribute-draft.ts'
import { allNamed } from './category-draft.ts'

/** The categories with all that an admin sets, as a tree in one list. */
export function useOfficeCategories() {
  const user = useUser()
  return useQuery({
    queryKey: ['office categories', user?.id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => (await callFunction<LoadedCategories>('load-categories')).categories,
  })
}

export interface CategoryDraft extends CategoryContent {
  /** Undefined for a new one. */
  id: string | undefined
  parentId: string | null
  version: number
}

/** What is done with the tree; each has it loaded again, and what the site shows of categories with it. */
export function useChangeCategories() {
  const queries = useQueryClient()
  const onSettled = () =>
    Promise.all(
      [
        'office categories',
        'categories',
        'category attributes',
        'category-names',
        'suggested categories',
      ].map((name) => queries.invalidateQueries({ queryKey: [name] })),
    )
  return {
    save: useMutation({
      mutationFn({ id, version, ...draft }: CategoryDraft) {
        const content = { ...draft, names: allNamed(draft.names) }
        return id === undefined
          ? callFunction('create-category', content)
          : callFunction('change-category', { id, version, ...content })
      },
      onSettled,
    }),
    changeAttributes: useMutation({
      mutationFn: (change: { id: string; version: number; attributes: ReturnType<typeof inputOf>[] }) =>
        callFunction('change-attributes', change),
      onSettled,
    }),
    arrange: useMutation({
      mutationFn: (order: { parentId: string | null; ids: string[] }) =>
        callFunction('arrange-categories', order),
      onSettled,
    }),
    merge: useMutation({
      mutationFn: (both: { id: string; intoId: string }) =>
        callFunction<MergedCategory>('merge-category', both),
      onSettled,
    }),
    retire: useMutation({
      mutationFn: (change: { id: string; isRetired: boolean }) => callFunction('retire-category', change),
      onSettled,
    }),
  }
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LoadedPages, LoadedVersion, PageVersion, PublishedPage } from '#contract/pages.ts'
import type { FooterColumn, PageTexts } from '#domain/content/page-text.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'

/** The versions of all pages, and how many people agreed to which. */
export function usePages() {
  const user = useUser()
  return useQuery({
    queryKey: ['site-pages', user?.id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: () => callFunction<LoadedPages>('load-pages'),
  })
}

/** The texts of a version; they never change. */
export function useVersionTexts(id: number | undefined) {
  return useQuery({
    queryKey: ['page-version', id],
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await callFunction<LoadedVersion>('load-page-version', { id })).texts,
  })
}

export const loadVersionTexts = async (id: number): Promise<PageTexts> =>
  (await callFunction<LoadedVersion>('load-page-version', { id })).texts

export interface PageDraft {
  slug: string
  texts: PageTexts
  footer: FooterColumn | null
  isOff: boolean
  asksAgain: boolean
  version: number
  reason: string
  effectiveFrom?: string
}

/** Publishes a version of a page, or withdraws one that is to come. */
export function usePublishPage() {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: ['site-pages'] })
  return {
    publish: useMutation({
      mutationFn: (draft: PageDraft) => callFunction<PublishedPage>('publish-page', draft),
      onSettled,
    }),
    withdraw: useMutation({
      mutationFn: (id: number) => callFunction('withdraw-page', { id }),
      onSettled,
    }),
  }
}

/** The version of a page that is in force, of all its versions. */
export const inForceOf = (versions: readonly PageVersion[], now: number): PageVersion | undefined =>
  versions
    .filter(({ from, isWithdrawn }) => !isWithdrawn && Date.parse(from) <= now)
    .toSorted((a, b) => Date.parse(b.from) - Date.parse(a.from) || b.id - a.id)[0]

/** The version that comes into force next. */
export const comingOf = (versions: readonly PageVersion[], now: number): PageVersion | undefined =>
  versions
    .filter(({ from, isWithdrawn }) => !isWithdrawn && Date.parse(from) > now)
    .toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from))[0]

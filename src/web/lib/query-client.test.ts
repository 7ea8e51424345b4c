// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createQueryClient } from './query-client.ts'

it('answers stay fresh, are kept and are asked for again by one set of rules', () => {
  const { queries = {} } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({
    staleTime: 5 * 60_000,
    gcTime: 30 * 60_000,
    retry: 1,
    refetchOnWindowFocus: false,
  })
  const pause = queries.retryDelay as (attempt: number, error: Error) => number
  const pauses = [0, 1, 2, 3, 4, 5, 6].map((attempt) => pause(attempt, new Error()))
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})

it('an act without a connection fails at once, instead of waiting without a word', async () => {
  onlineManager.setOnline(false)
  const offline = new TypeError('Failed to fetch')
  const client = createQueryClient()
  const act = client
    .getMutationCache()
    .build(client, client.defaultMutationOptions({ mutationFn: () => Promise.reject(offline) }))
  await expect(act.execute(undefined)).rejects.toBe(offline)
  onlineManager.setOnline(true)
})

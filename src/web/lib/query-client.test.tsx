// @vitest-environment happy-dom
import {
  onlineManager,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { settle } from './testing/show-screen.tsx'

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

/** A switch that shows what is known, which a press changes ahead of the server. */
function Switch() {
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: ['on'], queryFn: () => true, initialData: true })
  const { mutate } = useMutation({
    mutationFn: async (_isOn: boolean) => {},
    onMutate: async (isOn) => {
      await queries.cancelQueries({ queryKey: ['on'] })
      queries.setQueryData(['on'], isOn)
    },
  })
  return <input type="checkbox" checked={data} onChange={({ target }) => mutate(target.checked)} />
}

it('a switch that is pressed moves at once, without going back first', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await settle(async () =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <Switch />
      </QueryClientProvider>,
    ),
  )
  const input = place.querySelector('input')!
  input.click()
  // No task of the browser comes between, in which it could paint.
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
  expect(input.checked).toBe(false)
  await settle(async () => root.unmount())
  place.remove()
})

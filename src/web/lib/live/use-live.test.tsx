// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setConfig } from '../config.ts'
import { CONFIG } from '../testing/pretend-session.ts'
import { useLive } from './use-live.ts'

const EVERY_MS = 1_000
const ROWS = { table: 'messages', column: 'conversation_id', value: 'c1' } as const

type Listener = (payload: { extension: string; status: string }) => void

/** A socket whose server says what the test has it say. */
const server = vi.hoisted(() => ({
  changed: () => {},
  system: (() => {}) as Listener,
  subscribed: (() => {}) as (status: string) => void,
}))
vi.mock('./open-socket.ts', () => {
  const channel = {
    on(type: string, _: object, listener: Listener) {
      if (type === 'system') server.system = listener
      else server.changed = listener as unknown as () => void
      return channel
    },
    subscribe(listener: (status: string) => void) {
      server.subscribed = listener
      return channel
    },
  }
  return { openSocket: async () => ({ channel: () => channel, removeChannel: () => {} }) }
})

let root: Root
let requests = 0
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  setConfig({ ...CONFIG, live: true })
  requests = 0
  root = createRoot(document.createElement('div'))
  const queries = new QueryClient()
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <Page />
        <Page />
      </QueryClientProvider>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page that asks every second unless it is told. It is there twice, as a count is at the top and at the thumb: that asks once. */
function Page() {
  const isLive = useLive(ROWS, ['messages'])
  useQuery({
    queryKey: ['messages'],
    queryFn: async () => ++requests,
    refetchInterval: !isLive && EVERY_MS,
  })
  return null
}

/** The requests in so many seconds after what happened, those at once included. */
async function requestsIn(seconds: number, happens: () => void): Promise<number> {
  const before = requests
  await act(async () => happens())
  await act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1_000)))
  return requests - before
}
const works = () => server.system({ extension: 'postgres_changes', status: 'ok' })

it('asks again and again until the socket works, and then only when it is told of a change', async () => {
  expect(await requestsIn(5, () => {})).toBe(5)
  // Once at once, for what changed before anybody was told.
  expect(await requestsIn(5, works)).toBe(1)
  expect(await requestsIn(60, () => {})).toBe(0)
  expect(await requestsIn(5, () => server.changed())).toBe(1)
})

it('asks again and again once the connection or the channel is lost', async () => {
  await requestsIn(5, works)
  expect(await requestsIn(5, () => server.subscribed('CHANNEL_ERROR'))).toBe(5)
  await requestsIn(5, works)
  expect(await requestsIn(5, () => server.system({ extension: 'postgres_changes', status: 'error' }))).toBe(5)
})

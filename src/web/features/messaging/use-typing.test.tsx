// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setConfig } from '../../lib/config.ts'
import { CONFIG } from '../../lib/testing/pretend-session.ts'
import { settle } from '../../lib/testing/show-screen.tsx'
import { useTyping } from './use-typing.ts'

/** A socket whose server says what the test has it say, and keeps what it is told. */
const server = vi.hoisted(() => ({
  told: [] as string[],
  status: (_status: string) => {},
}))
vi.mock('../../lib/live/open-socket.ts', () => {
  const channel = {
    on: () => channel,
    subscribe(listener: (status: string) => void) {
      server.status = listener
      return channel
    },
    send: async ({ event }: { event: string }) => server.told.push(event),
    unsubscribe: async () => {},
  }
  return { openSocket: async () => ({ channel: () => channel }) }
})

let root: Root
let say: (text: string) => void
let conversations = 0
beforeEach(() => {
  vi.useFakeTimers()
  setConfig({ ...CONFIG, live: true })
  server.told = []
  root = createRoot(document.createElement('div'))
})
afterEach(async () => {
  await settle(async () => root.unmount())
  vi.useRealTimers()
})

function Composer({ id, isShown }: { id: string; isShown: boolean }) {
  say = useTyping(id, isShown).say
  return null
}

/** A conversation whose channel the server has not opened yet. */
async function show(isShown = true) {
  const id = `c${++conversations}`
  const render = (shown: boolean) => settle(async () => root.render(<Composer id={id} isShown={shown} />))
  await render(isShown)
  return { render, open: () => settle(async () => server.status('SUBSCRIBED')) }
}

it('says now and then that the reader types, and that they stopped', async () => {
  const { open } = await show()
  await open()
  say('I')
  say('Is')
  expect(server.told).toEqual(['typing'])
  vi.advanceTimersByTime(2_001)
  say('Is i')
  say('')
  expect(server.told).toEqual(['typing', 'typing', 'stopped'])
  say('A')
  expect(server.told.at(-1)).toBe('typing')
})

it('says it as soon as the channel is open to somebody who began before', async () => {
  const { open } = await show()
  say('I')
  say('Is')
  expect(server.told).toEqual([])
  await open()
  expect(server.told).toEqual(['typing'])
})

it('says it as soon as it is known that the reader shows it', async () => {
  const { render, open } = await show(false)
  say('I')
  await render(true)
  await open()
  expect(server.told).toEqual(['typing'])
})

it('does not say it of somebody who stopped before the channel was open, or long ago', async () => {
  const stopped = await show()
  say('I')
  say('')
  await stopped.open()
  expect(server.told).toEqual([])

  const paused = await show()
  say('I')
  vi.advanceTimersByTime(5_001)
  await paused.open()
  expect(server.told).toEqual([])
})

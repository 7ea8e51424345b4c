import type { RealtimeClient } from '@supabase/realtime-js'

let client: Promise<RealtimeClient> | undefined

/** The page's one socket, opened after everything that the page needs to be seen and used. */
export async function openSocket(): Promise<RealtimeClient> {
  await untilIdle()
  client ??= import('./live-client.ts').then(({ createLiveClient }) => createLiveClient())
  client.catch(() => {
    client = undefined
  })
  const socket = await client
  await socket.setAuth()
  return socket
}

async function untilIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  await new Promise<void>((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(() => resolve(), { timeout: 2_000 })
      : setTimeout(resolve, 500),
  )
}

import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js'
import { createTestApp, type TestApp, type TestUser } from '#backend/testing/app.ts'

interface ClientOptions {
  as?: TestUser
  secret?: boolean
  /** A token that no user of the test has. */
  token?: string
  vsn?: '1.0.0' | '2.0.0'
}

export interface LiveApp extends TestApp {
  port: number
  url: string
  /** The paths of upgrades that Realtime leaves to others. */
  notOurs: string[]
  /** The official client on a socket. */
  live(options?: ClientOptions): SupabaseClient
}

/** The small application behind a server that listens. */
export async function createLiveApp(...given: Parameters<typeof createTestApp>): Promise<LiveApp> {
  const t = await createTestApp(...given)
  const server = createAdaptorServer({ fetch: t.app.fetch })
  const notOurs: string[] = []
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    if (!t.upgrade(request, socket, head)) notOurs.push(request.url!)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const clients: SupabaseClient[] = []
  return {
    ...t,
    port,
    url,
    notOurs,
    live({ as, secret, token = as?.token, vsn } = {}) {
      const { publishableKey, secretKey } = t.deps.keys
      const client = createClient(url, secret ? secretKey : publishableKey, {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
        ...(vsn && { realtime: { vsn } }),
        ...(token && { accessToken: async () => token }),
      })
      clients.push(client)
      return client
    },
    async close() {
      await Promise.all(clients.map((client) => client.removeAllChannels()))
      for (const client of clients) client.realtime.disconnect()
      server.close()
      await t.close()
    },
  }
}

/** Joins and answers the status that the client reports first. */
export async function joined(channel: RealtimeChannel): Promise<string> {
  // A client that is used at once joins before it has its token.
  await channel.socket.setAuth()
  return new Promise((resolve) => channel.subscribe((status) => resolve(status)))
}

/** Joins and waits for what the server says of the subscription to changes. */
export async function subscribed(channel: RealtimeChannel): Promise<{ status: string; message: string }> {
  await channel.socket.setAuth()
  return new Promise((resolve) => {
    channel
      .on('system', {}, (payload) => {
        if (payload.extension === 'postgres_changes') resolve(payload)
      })
      .subscribe()
  })
}

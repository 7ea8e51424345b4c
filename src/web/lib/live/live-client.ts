import { RealtimeClient } from '@supabase/realtime-js'
import { apiUrl, config } from '../config.ts'
import { supabase } from '../supabase.ts'

/** The browser's socket, as the person who is signed in. It is closed while the device is offline or the page is kept. */
export function createLiveClient(): RealtimeClient {
  const client = new RealtimeClient(`${apiUrl().replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: config().publishableKey },
    async accessToken() {
      const { auth } = await supabase()
      return (await auth.getSession()).data.session?.access_token ?? null
    },
  })
  const close = () => void client.disconnect()
  const open = () => {
    if (client.channels.length > 0) client.connect()
  }
  for (const event of ['offline', 'pagehide']) window.addEventListener(event, close)
  for (const event of ['online', 'pageshow']) window.addEventListener(event, open)
  return client
}

import { createClient } from '@supabase/supabase-js'
import { callUseCase, type Site } from '../call-use-case.ts'
import type { MarketItem } from '../open-market.ts'
import type { Renter } from '../open-product.ts'

export interface Hearing {
  /** Writes at the other site until it is heard here, and answers after how many milliseconds that was. */
  untilHeard(): Promise<number>
  close(): Promise<void>
}

const PATIENCE_MS = 90_000
const PAUSE_MS = 1_000

/** A person who listens to a conversation at one process and writes at the other: they meet in the database only. */
export async function startHearing(
  [here, there]: [Site, Site],
  renter: Renter,
  item: MarketItem,
): Promise<Hearing> {
  const client = createClient(here.url, here.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { error } = await client.auth.signInWithPassword(renter)
  if (error) throw error
  const write = (text: string) =>
    callUseCase<{ conversationId: string }>(there, renter, 'send-message', {
      to: { itemId: item.id },
      text,
    }).catch(({ message }: Error) => ({ code: message, value: undefined }))
  const begun = await write('Good morning')
  if (!begun.value) throw new Error(begun.code)
  const filter = `conversation_id=eq.${begun.value.conversationId}`
  let heard = 0
  await new Promise<void>((resolve) => {
    client
      .channel('failover')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'messages', filter }, () => {
        heard++
      })
      .on('system', {}, ({ status }: { status: string }) => {
        if (status === 'ok') resolve()
      })
      .subscribe()
  })
  return {
    async untilHeard() {
      const [began, before] = [performance.now(), heard]
      let answer = 'none'
      while (heard === before) {
        if (performance.now() - began > PATIENCE_MS)
          throw new Error(`Messages are not heard any more; the last was answered with ${answer}`)
        const { code = 'ok' } = await write('Is it still there?')
        answer = code
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
      return performance.now() - began
    },
    async close() {
      await client.removeAllChannels()
      client.realtime.disconnect()
    },
  }
}

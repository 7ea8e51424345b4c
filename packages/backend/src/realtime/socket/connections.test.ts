import { expect, it } from 'vitest'
import { createLiveApp, joined } from '../testing/live-app.ts'

it('whoever counts the open sockets hears of each that opens and closes', async () => {
  const counts: number[] = []
  const t = await createLiveApp({}, { observeSockets: (open) => void counts.push(open) })
  const clients = [t.live(), t.live()]
  for (const client of clients) expect(await joined(client.channel('room'))).toBe('SUBSCRIBED')
  expect(counts).toEqual([1, 2])
  for (const client of clients) client.realtime.disconnect()
  await expect.poll(() => counts).toEqual([1, 2, 1, 0])
  await t.close()
})

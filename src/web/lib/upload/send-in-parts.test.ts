// @vitest-environment happy-dom
import type { DetachedWindowAPI } from 'happy-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setConfig } from '../config.ts'
import { sendInParts } from './send-in-parts.ts'
import { startTusServer, type TusServer } from './testing/tus-server.ts'

const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI }
let storage: TusServer
let waits: boolean[]
let stop: AbortController
beforeEach(async () => {
  storage = await startTusServer()
  setConfig({ apiUrl: storage.url, publishableKey: 'the-key' } as Parameters<typeof setConfig>[0])
  happyDOM.setURL(`${storage.url}/`)
  waits = []
  stop = new AbortController()
})
afterEach(() => storage.close())

const TEXT = 'a b c d e f g h i j '.repeat(1_000)
const send = (onProgress = (_done: number) => {}) =>
  sendInParts({
    bucket: 'documents',
    path: 'me/a-paper',
    file: new Blob([TEXT], { type: 'text/plain' }),
    cacheSeconds: 60,
    onProgress,
    onWaiting: (isWaiting) => waits.push(isWaiting),
    signal: stop.signal,
  })

describe('an upload in parts', () => {
  it('arrives whole, with its place, its type and the key', async () => {
    const progress: number[] = []
    await send((done) => progress.push(done))
    expect(storage.received()).toBe(TEXT)
    expect(storage.metadata()).toEqual({
      bucketName: 'documents',
      objectName: 'me/a-paper',
      contentType: 'text/plain',
      cacheControl: '60',
    })
    expect(storage.keys()).toEqual(new Set(['Bearer the-key']))
    expect(progress.at(-1)).toBe(1)
    expect(waits).toEqual([])
  })

  it('goes on after the last byte that arrived where the connection breaks', async () => {
    storage.breakAfter(7_000)
    await send()
    expect(storage.received()).toBe(TEXT)
    expect(storage.offsets()).toEqual([0, 7_000])
  })

  it('waits while the browser is offline, and then goes on', async () => {
    storage.holdAfter(7_000)
    const sent = send()
    await storage.isHolding()
    window.dispatchEvent(new Event('offline'))
    expect(waits).toEqual([true])
    storage.letGo()
    window.dispatchEvent(new Event('online'))
    await sent
    expect(waits).toEqual([true, false])
    expect(storage.received()).toBe(TEXT)
    expect(storage.offsets()).toEqual([0, 7_000])
  })

  it('ends with what the storage has against it', async () => {
    storage.refuse(400, { code: 'QuotaExceeded', message: 'too much' })
    await expect(send()).rejects.toMatchObject({ code: 'QuotaExceeded', status: 400 })
  })

  it('is taken back from the storage when it is stopped', async () => {
    storage.holdAfter(7_000)
    const sent = send()
    await storage.isHolding()
    stop.abort()
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
    await expect.poll(() => storage.isTakenBack()).toBe(true)
  })

  it('is not begun when it was stopped before', async () => {
    stop.abort()
    await expect(send()).rejects.toMatchObject({ name: 'AbortError' })
    expect(storage.offsets()).toEqual([])
  })
})

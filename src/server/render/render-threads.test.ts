import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DEMO_BRAND } from '#contract/brand.ts'
import type { Deps } from '#server/deps.ts'
import type { PrivatePage } from './create-renderer.ts'
import { type RenderThreads, startRenderThreads } from './render-threads.ts'
import type { SharedPage } from './strip-nonce.ts'

const WORKER = join(import.meta.dirname, 'testing/obedient-worker.ts')
const error = vi.fn()
const deps = {
  config: {
    mode: 'production',
    brand: DEMO_BRAND,
    auth: { providers: [] },
    realtime: { isEnabled: true },
    siteUrl: 'http://site',
    env: {},
    secrets: { publishableKey: 'key' },
    renderHeapMb: 64,
  },
  payments: { name: 'stripe' },
  settings: { version: 0 },
  content: { pages: () => [], announcements: () => [] },
  log: { error },
} as unknown as Deps

let threads: RenderThreads | undefined
const start = (most: number, limits: { pageMs?: number; closeMs?: number; file?: string } = {}) => {
  threads = startRenderThreads(
    deps,
    async (request) => new Response(`${request.method} ${await request.text()}`),
    most,
    { file: WORKER, ...limits },
  )
  return (path: string) => threads!.render(new Request(`http://site${path}`))
}
const threadOf = (page: SharedPage | PrivatePage) => (page as SharedPage).headers.get('x-thread')

afterEach(async () => {
  await threads?.close()
  error.mockClear()
})

/** A thread of a busy machine starts within it. */
const PAGE_MS = 5_000

describe('threads that render', () => {
  it('ask the main thread for what they need, and hand over whole pages', async () => {
    const page = (await start(1)('/')) as SharedPage
    expect(page.body.toString()).toBe('<p>POST q</p>')
    expect([page.status, page.scripts]).toEqual([200, ["'sha256-x'"]])
  })

  it('hand over a page that comes in pieces as it comes, and one without any', async () => {
    const render = start(1)
    const streamed = (await render('/stream')) as PrivatePage
    expect(await streamed.response.text()).toBe('piece 2;piece 1;')
    const { response, nonce } = (await render('/moved')) as PrivatePage
    expect([response.status, response.headers.get('location'), nonce]).toEqual([302, '/', 'n'])
  })

  it('are as many as there is work for, and no more than wanted', async () => {
    const render = start(2)
    const one = await Promise.all([render('/'), render('/')])
    expect(new Set(one.map(threadOf)).size).toBe(1)
    const many = await Promise.all(Array.from({ length: 9 }, () => render('/?ms=50')))
    expect(new Set(many.map(threadOf)).size).toBe(2)
  })

  it('say what went wrong: to the caller, and to the operator', async () => {
    const render = start(1)
    await expect(render('/throw')).rejects.toMatchObject({ name: 'TypeError', message: 'no such page' })
    await render('/fail')
    expect(error).toHaveBeenCalledWith({ err: new Error('a card is broken'), path: '/fail' }, 'page failed')
  })

  it('die alone: their pages fail, the next is rendered by another', async () => {
    const render = start(1)
    const lost = Promise.allSettled([render('/?ms=500'), render('/die')])
    for (const page of await lost)
      expect(page).toMatchObject({ status: 'rejected', reason: { name: 'PageUnavailable' } })
    expect(await render('/')).toMatchObject({ status: 200 })
  })

  it('have no more memory than they may: one that takes more is replaced', async () => {
    const render = start(1)
    await expect(render('/grow')).rejects.toMatchObject({
      name: 'PageUnavailable',
      cause: { code: 'ERR_WORKER_OUT_OF_MEMORY' },
    })
    expect(await render('/')).toMatchObject({ status: 200 })
  })

  it('finish their pages before they end, and take no more', async () => {
    const render = start(1)
    const page = render('/?ms=100')
    const closing = threads!.close()
    await expect(render('/')).rejects.toThrow('stopping')
    expect(await page).toMatchObject({ status: 200 })
    await closing
  })

  it('give up what does not end when the server stops, and say nothing of it', async () => {
    const render = start(1, { closeMs: 50 })
    // Four are at work, and the others wait for a place.
    const lost = Promise.allSettled(Array.from({ length: 7 }, () => render('/?ms=5000')))
    await threads!.close()
    for (const page of await lost)
      expect(page).toMatchObject({ status: 'rejected', reason: { name: 'PageUnavailable' } })
    expect(error).not.toHaveBeenCalled()
  })

  it('give up a page in time, and go on with the others', async () => {
    const render = start(1, { pageMs: PAGE_MS })
    const late = expect(render(`/?ms=${4 * PAGE_MS}`)).rejects.toMatchObject({ name: 'PageUnavailable' })
    expect(await render('/')).toMatchObject({ status: 200 })
    const before = threadOf(await render('/'))
    await late
    expect(threadOf(await render('/'))).toBe(before)
  })

  it('are replaced when they hang', async () => {
    const render = start(1, { pageMs: PAGE_MS })
    const first = threadOf(await render('/'))
    const lost = await Promise.allSettled([render('/hang'), render('/'), render('/')])
    for (const page of lost)
      expect(page).toMatchObject({ status: 'rejected', reason: { name: 'PageUnavailable' } })
    const next = await render('/')
    expect(next).toMatchObject({ status: 200 })
    expect(threadOf(next)).not.toBe(first)
  })

  it('that cannot start refuse their pages, and start once they can', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lendaround-test-'))
    const file = join(folder, 'worker.ts')
    const render = start(1, { pageMs: PAGE_MS, file })
    await expect(render('/')).rejects.toMatchObject({ name: 'PageUnavailable' })
    await Promise.allSettled(Array.from({ length: 4 }, () => render('/')))
    writeFileSync(file, `export { default } from ${JSON.stringify(WORKER)}`)
    await expect.poll(() => render('/').catch(() => undefined)).toMatchObject({ status: 200 })
    rmSync(folder, { recursive: true })
  })
})

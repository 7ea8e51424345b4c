import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { DEMO_BRAND } from '#contract/brand.ts'
import type { PublicConfig, RenderContext } from '#contract/render-context.ts'
import { setTerms } from '#domain/settings/terms.ts'
import type { Deps } from '#server/deps.ts'
import { PageUnavailable } from './page-unavailable.ts'
import { pages } from './pages.ts'

const deps = {
  config: {
    mode: 'production',
    brand: DEMO_BRAND,
    realtime: { isEnabled: true },
    siteUrl: 'http://localhost',
    siteUrlGiven: true,
    env: {},
    rateLimits: true,
    pagesPerMinute: 3,
    renderThreads: 1,
    auth: { redirectUrls: [], providers: [] },
    secrets: { publishableKey: 'sb_publishable_x' },
  },
  payments: { name: 'stripe' },
  settings: {
    version: 0,
    outdate() {
      this.version += 1
    },
  },
  content: { pages: () => [], announcements: () => [] },
  log: { error: () => {} },
  outage: { note: () => {} },
  listener: { listen: async () => {} },
  db: { onClose: () => {} },
} as unknown as Deps

type Render = (request: Request, context: RenderContext) => Response | Promise<Response>

/** A bundle whose pages are made by hand: what the router itself does is not tested here. */
function site(render: Render, change: object = {}, entry: object = {}, draw?: () => Promise<never>) {
  let renders = 0
  const renderContext = {}
  class RouterContextProvider {
    value: unknown
    set(_key: unknown, value: unknown) {
      this.value = value
    }
  }
  const module = {
    renderContext,
    RouterContextProvider,
    setSite: () => {},
    cacheKey: (request: Request) => request.url,
    busyPage: (_: Request, status: number) => `<p>busy ${status}</p>`,
    styleSources: ["'sha256-styles'"],
    scriptSources: ["'sha256-script'"],
    ...entry,
    createRequestHandler: () => async (request: Request, context: RouterContextProvider) => {
      renders++
      return render(request, context.value as RenderContext)
    },
  }
  const build = { entry: { module } } as unknown as ServerBuild
  const app = new Hono()
  app.use(
    pages(
      { ...deps, config: { ...deps.config, ...change } },
      async () => new Response('api'),
      async () => build,
      { mode: 'production', keepMs: 10_000, ...(draw && { render: draw }) },
    ),
  )
  return { app, renders: () => renders }
}

function whole({ deliver }: RenderContext, html: string, headers: Record<string, string> = {}, status = 200) {
  deliver(Buffer.from(html))
  return new Response(null, {
    status,
    headers: { 'content-type': 'text/html', 'content-length': String(html.length), ...headers },
  })
}
const greeting: Render = (_, context) =>
  whole(context, `<p>Hello</p><script nonce="${context.nonce}">go()</script>`)
const script: (headers: Record<string, string>, status?: number) => Render =
  (headers, status) => (_, context) =>
    whole(context, `<script nonce="${context.nonce}"></script>`, headers, status)
const scriptSources = (response: Response) =>
  response.headers.get('content-security-policy')?.match(/script-src ([^;]*)/)?.[1] ?? ''

describe('pages', () => {
  it('are cached by what the site is now, also where they are drawn in another thread', async () => {
    let languages: readonly string[] = []
    const { app, renders } = site(
      greeting,
      {},
      {
        setSite: ({ terms }: PublicConfig) => {
          languages = terms?.languages ?? []
        },
        cacheKey: () => languages[0] ?? 'any',
      },
    )
    await app.request('/')
    setTerms({ languages: ['fr'] })
    deps.settings.outdate()
    await app.request('/')
    await app.request('/')
    setTerms({})
    expect([languages, renders()]).toEqual([['fr'], 2])
  })

  it('whose data cannot be had now say so, and when to ask again', async () => {
    const { app } = site((_, context) => {
      context.report(Object.assign(new Error('PGRST003'), { status: 503 }))
      return whole(context, '<p>Sorry</p>', {}, 500)
    })
    const response = await app.request('/')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await response.text()).toBe('<p>Sorry</p>')
  })

  it('whose statement took too long say so likewise', async () => {
    const { app } = site((_, context) => {
      context.report(Object.assign(new Error('canceled'), { status: 500, code: '57014' }))
      return whole(context, '<p>Sorry</p>', {}, 500)
    })
    const response = await app.request('/')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
  })

  it('that no thread can draw are refused until later, also to those who wait for the same one', async () => {
    const { app } = site(greeting, {}, {}, async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      throw new PageUnavailable('the thread died')
    })
    for (const path of ['/', '/search.data']) {
      for (const response of await Promise.all([1, 2, 3].map(() => app.request(path)))) {
        expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
        expect(response.headers.get('content-security-policy')).toContain("'sha256-styles'")
        expect(await response.text()).toBe('<p>busy 503</p>')
      }
    }
  })

  it('that fail for another reason are failures', async () => {
    const { app } = site((_, context) => {
      context.report(new Error('a fault of ours'))
      return whole(context, '<p>Sorry</p>', {}, 500)
    })
    expect((await app.request('/')).status).toBe(500)
  })

  it('that are whole are rendered once for all, without a nonce', async () => {
    const { app, renders } = site(greeting)
    const first = await app.request('/')
    const second = await app.request('/')
    expect(renders()).toBe(1)
    expect(await first.text()).toBe('<p>Hello</p><script>go()</script>')
    expect(scriptSources(second)).toMatch(/^localhost\/assets\/ 'sha256-[\w+/=]+' 'sha256-script'$/)
    expect(first.headers.get('content-security-policy')).toBe(second.headers.get('content-security-policy'))
  })

  it.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, br;q=0.9, zstd;q=0', 'br'],
    ['gzip', 'gzip'],
    ['identity, br;q=0', null],
  ])('leave as the request accepts it: %s', async (accepted, encoding) => {
    const { app } = site(greeting)
    const response = await app.request('/', { headers: { 'accept-encoding': accepted } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    const body = Buffer.from(await response.arrayBuffer())
    const unpack = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? '']
    expect((unpack?.(body) ?? body).toString()).toContain('<p>Hello</p>')
  })

  it.each<[string, Render]>([
    ['are not found', script({}, 404)],
    ['say no-store', script({ 'cache-control': 'no-store' })],
    ['set a cookie', script({ 'set-cookie': 'a=b' })],
    ['are streamed', (_, { nonce }) => new Response(`<script nonce="${nonce}"></script>`)],
  ])('that %s go out with a nonce of their own and are not kept', async (_, render) => {
    const { app, renders } = site(render)
    const nonces = new Set<string>()
    for (let i = 0; i < 2; i++) {
      const response = await app.request('/')
      const nonce = (await response.text()).match(/nonce="([^"]+)"/)?.[1] ?? ''
      expect(scriptSources(response)).toContain(`'nonce-${nonce}'`)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(2)
    expect(renders()).toBe(2)
  })

  it('that are asked for together are all answered, each by its own response when it cannot be shared', async () => {
    const { app } = site((_, { nonce }) => new Response(nonce))
    const bodies = await Promise.all([1, 2, 3].map(async () => (await app.request('/')).text()))
    expect(new Set(bodies).size).toBe(3)
  })

  it('keep neither data requests nor what changes something', async () => {
    const { app, renders } = site((_, context) => whole(context, '{}'))
    await app.request('/search.data')
    await app.request('/search.data')
    await app.request('/', { method: 'POST' })
    expect(renders()).toBe(3)
  })

  it('are rendered for one address up to its limit; what was kept is still given out', async () => {
    const { app, renders } = site(greeting)
    const ask = (path: string, remoteAddress = '192.0.2.1') =>
      app.request(path, {}, { incoming: { socket: { remoteAddress } } })
    for (const path of ['/a', '/b', '/c', '/a', '/b']) expect((await ask(path)).status).toBe(200)
    for (const path of ['/d', '/a.data']) {
      const refused = await ask(path)
      expect([refused.status, await refused.text()]).toEqual([429, '<p>busy 429</p>'])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(refused.headers.get('cache-control')).toBe('no-store')
      expect(refused.headers.get('content-security-policy')).toContain("'sha256-styles'")
    }
    expect(renders()).toBe(3)
    expect((await ask('/a')).status).toBe(200)
    expect((await ask('/d', '192.0.2.2')).status).toBe(200)
    expect((await app.request('/e')).status).toBe(200)
  })

  it('are rendered for senders in turns: hundreds for one of them hold up no one else', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const drawn: string[] = []
    const { app } = site(
      async (request, context) => {
        await held
        drawn.push(new URL(request.url).pathname)
        return greeting(request, context)
      },
      { pagesPerMinute: 1_000 },
    )
    const ask = async (path: string, remoteAddress: string) => {
      const response = await app.request(path, {}, { incoming: { socket: { remoteAddress } } })
      return [response.status, drawn.length]
    }
    const greedy = Array.from({ length: 300 }, (_, n) => ask(`/${n}`, '192.0.2.1'))
    // The last page that it asks for is the one that others want.
    const others = [ask('/299', '192.0.2.2'), ask('/other', '192.0.2.3')]
    release()
    for (const [status, before] of await Promise.all(others)) {
      expect(status).toBe(200)
      expect(before).toBeLessThan(20)
    }
    expect((await Promise.all(greedy)).every(([status]) => status === 200)).toBe(true)
    expect(drawn.filter((path) => path === '/299')).toHaveLength(1)
  })

  it('vouch for the stylesheet inside them', async () => {
    const { headers } = await site(greeting).app.request('/')
    expect(headers.get('content-security-policy')).toContain(`style-src-elem 'self' 'sha256-styles';`)
  })

  it('carry the headers that keep browsers careful', async () => {
    const { headers } = await site(greeting).app.request('/')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('vary')).toContain('Cookie')
  })

  it('reach the protocols inside the process', async () => {
    let context: RenderContext | undefined
    const { app } = site((_, given) => {
      context = given
      return whole(given, '')
    })
    await app.request('/')
    expect(await (await context!.fetch('http://localhost/rest/v1/items')).text()).toBe('api')
    expect(context!.config.testModeAllowed).toBe(false)
  })
})

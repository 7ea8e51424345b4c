import { Hono } from 'hono'
import { senderOf } from '#backend/http/sender.ts'
import { brand } from '#contract/brand.ts'
import type { Deps } from '#server/deps.ts'
import { MARKS } from './draw-mark.ts'
import { obtainMark } from './obtain-mark.ts'

/** Another picture has another name. */
const FOREVER = 'public, max-age=31536000, immutable'
const ID = /^[\w-]{1,80}$/

/** The operator's logo and icons: `/brand/{picture}/{file}`. */
export function serveMarks(deps: Deps): Hono {
  const app = new Hono()
  app.get('/:id/:file', async (c) => {
    const { id, file } = c.req.param()
    if (!ID.test(id) || !Object.hasOwn(MARKS, file)) return c.text('Not found', 404)
    const sender = senderOf(c, deps.config.trustProxy)
    const mark = await obtainMark(deps, `site/${id}`, { file, sender })
    if (!mark) return c.text('Not found', 404)
    return c.body(mark, 200, {
      'content-type': 'image/png',
      'cache-control': FOREVER,
      'x-content-type-options': 'nosniff',
    })
  })
  return app
}

/** Where programs look for a site's icons without reading a page, and what they are given there of the operator's. */
const USUAL = {
  '/favicon.ico': 'icon-48.png',
  '/favicon.svg': 'icon-48.png',
  '/apple-touch-icon.png': 'apple-touch-icon.png',
  '/icon-192.png': 'icon-192.png',
  '/icon-512.png': 'icon-512.png',
  '/icon-maskable-512.png': 'icon-maskable-512.png',
}

/** Leads from the usual addresses of icons to the operator's, where there are any. */
export function leadToIcons(): Hono {
  const app = new Hono()
  for (const [path, file] of Object.entries(USUAL)) {
    app.get(path, (c, next) => {
      if (!brand.icons) return next()
      c.header('cache-control', 'no-cache')
      return Promise.resolve(c.redirect(`${brand.icons}/${file}`, 302))
    })
  }
  return app
}

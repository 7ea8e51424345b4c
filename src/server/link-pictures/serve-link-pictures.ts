import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { senderOf } from '#backend/http/sender.ts'
import { obtainRendition } from '#backend/storage/images/obtain-rendition.ts'
import { DEFAULT_QUALITY } from '#backend/storage/images/rendition.ts'
import { inImageQueue } from '#backend/storage/images/sharp-queue.ts'
import { brand } from '#contract/brand.ts'
import { START_PAGE } from '#domain/content/content-pages.ts'
import type { Deps } from '#server/deps.ts'
import { LOCALES } from '#server/mail/locale.ts'
import { moneyText } from '#server/mail/rental-text.ts'
import { textsIn } from '#server/mail/texts-in.ts'
import { loadLogo } from '#server/settings/load-logo.ts'
import { drawLinkPicture } from './draw-link-picture.ts'
import { drawSitePicture } from './draw-site-picture.ts'
import { loadItem } from './load-item.ts'

const MAX_BYTES = 16 * 1024 * 1024
const PHOTO = { width: 1280, resize: 'cover', quality: DEFAULT_QUALITY, format: 'jpeg' } as const
const A_DAY = 'public, max-age=86400'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The pictures that a shared link shows, drawn when first asked for: `/og/items/{id}/{language}.jpg`, and of the site
 * itself `/og/site/{language}.jpg`.
 */
export function serveLinkPictures(deps: Deps): Hono {
  const app = new Hono()
  const drawn = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length,
  })

  app.get('/items/:id/:file', async (c) => {
    const { id, file } = c.req.param()
    const language = LOCALES.find((locale) => file === `${locale}.jpg`)
    if (!UUID.test(id) || !language) return c.text('Not found', 404)
    const item = await loadItem(deps.db.pool, id, language)
    if (!item) return c.text('Not found', 404)
    const price = textsIn(language)('link-pictures.price', { price: moneyText(item.priceCents, language) })
    // What it shows is its name, so that a change of the item is another picture.
    const key = JSON.stringify([language, item])
    let picture = drawn.get(key)
    if (!picture) {
      const sender = senderOf(c, deps.config.trustProxy)
      const photo = await obtainRendition(deps, item.version, PHOTO, sender)
      picture = Buffer.from(
        await inImageQueue(sender, () => drawLinkPicture(photo.bytes, { ...item, price })),
      )
      drawn.set(key, picture)
    }
    return c.body(picture, 200, { 'content-type': 'image/jpeg', 'cache-control': A_DAY })
  })

  app.get('/site/:file', async (c) => {
    const language = LOCALES.find((locale) => c.req.param('file') === `${locale}.jpg`)
    if (!language) return c.text('Not found', 404)
    const headline =
      deps.content.page(START_PAGE)?.texts[language]?.title ?? textsIn(language)('link-pictures.claim')
    const { name, logo, icons, colours } = brand
    const key = JSON.stringify([headline, name, logo?.src, icons, colours.evergreen])
    let picture = drawn.get(key)
    if (!picture) {
      const marks = {
        // One for dark ground is not seen on paper.
        logo: logo && logo.ground !== 'dark' ? await loadLogo(deps, logo.src) : undefined,
        icon: icons ? await loadLogo(deps, `${icons}/icon-512.png`) : undefined,
      }
      const sender = senderOf(c, deps.config.trustProxy)
      picture = Buffer.from(await inImageQueue(sender, () => drawSitePicture(headline, marks)))
      drawn.set(key, picture)
    }
    return c.body(picture, 200, { 'content-type': 'image/jpeg', 'cache-control': A_DAY })
  })
  return app
}

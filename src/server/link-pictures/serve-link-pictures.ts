import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { senderOf } from '#backend/http/sender.ts'
import { obtainRendition } from '#backend/storage/images/obtain-rendition.ts'
import { DEFAULT_QUALITY } from '#backend/storage/images/rendition.ts'
import { inImageQueue } from '#backend/storage/images/sharp-queue.ts'
import type { Deps } from '#server/deps.ts'
import { LOCALES } from '#server/mail/locale.ts'
import { moneyText } from '#server/mail/rental-text.ts'
import { textsIn } from '#server/mail/texts-in.ts'
import { drawLinkPicture } from './draw-link-picture.ts'
import { loadItem } from './load-item.ts'

const MAX_BYTES = 16 * 1024 * 1024
const PHOTO = { width: 1280, resize: 'cover', quality: DEFAULT_QUALITY, format: 'jpeg' } as const
const A_DAY = 'public, max-age=86400'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The pictures that a shared link shows: `/og/items/{id}/{language}.jpg`, drawn when first asked for. */
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
  return app
}

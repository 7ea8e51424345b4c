import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_BRAND, setBrand } from '#contract/brand.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'
import { loadItem } from './load-item.ts'

let site: TestApp
let item: string
beforeAll(async () => {
  site = await createTestApp()
  const lender = await site.user()
  item = (await createItem(site.db.pool, { owner: lender.id, title: 'Drill <b>&' })).id
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#0a7' } })
    .jpeg()
    .toBuffer()
  const path = `${lender.id}/photo.jpg`
  const { error } = await site
    .client({ as: lender })
    .storage.from('images')
    .upload(path, new Blob([new Uint8Array(photo)]), { contentType: 'image/jpeg' })
  expect(error).toBeNull()
  await site.db.pool.query('delete from public.item_images where item_id = $1', [item])
  await site.db.pool.query(
    `insert into public.item_images (item_id, path, position, width, height) values ($1, $2, 0, 800, 600)`,
    [item, path],
  )
})
afterAll(() => site.close())

const ask = (file: string) => site.app.request(`/og/items/${file}`)

it('draws an item for a shared link, the photograph on the left', async () => {
  const answer = await ask(`${item}/de.jpg`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  const picture = sharp(Buffer.from(await answer.arrayBuffer()))
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const redAt = async (left: number) =>
    (await picture.clone().extract({ left, top: 610, width: 1, height: 1 }).raw().toBuffer())[0]
  expect(await redAt(100)).toBeLessThan(60)
  expect(await redAt(1190)).toBeGreaterThan(200)
})

it('names the town as readers of the language do', async () => {
  await site.db.pool.query(
    `update public.items set city = 'Wien', country = 'AT', neighbourhood = 'Neubau' where id = $1`,
    [item],
  )
  const places = await Promise.all(
    ['de', 'fr'].map(async (locale) => (await loadItem(site.db.pool, item, locale))?.place),
  )
  expect(places).toEqual(['Neubau, Wien', 'Neubau, Vienne'])
})

it('draws the site in the operator’s name and colour, with what it says of itself', async () => {
  const draw = async (file = 'en.jpg') => {
    const answer = await site.app.request(`/og/site/${file}`)
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const before = await draw()
  setBrand({ ...DEMO_BRAND, name: 'Bootshaus', colours: { ...DEMO_BRAND.colours, evergreen: '#b3261e' } })
  const after = await draw()
  setBrand(DEMO_BRAND)
  expect(await sharp(after.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const dot = { left: 1100, top: 20, width: 1, height: 1 }
  const colours = [before, after].map(({ bytes }) => sharp(bytes).extract(dot).raw().toBuffer())
  const [green, red] = (await Promise.all(colours)).map((pixel) => pixel[0])
  expect(green).toBeLessThan(40)
  expect(red).toBeGreaterThan(150)
  expect((await draw('de.jpg')).bytes).not.toEqual(before.bytes)
  expect((await draw('xx.jpg')).status).toBe(404)
})

it.each(['xx.jpg', 'de.png', 'de', '..%2fde.jpg'])('has no picture %s', async (file) => {
  expect((await ask(`${item}/${file}`)).status).toBe(404)
})

it('shows nothing that is not offered', async () => {
  await site.db.pool.query(`update public.items set status = 'paused' where id = $1`, [item])
  expect((await ask(`${item}/en.jpg`)).status).toBe(404)
  expect((await ask('00000000-0000-4000-8000-000000000000/en.jpg')).status).toBe(404)
  expect((await ask('no-uuid/en.jpg')).status).toBe(404)
})

import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { brand } from '#contract/brand.ts'
import { openDocument } from '#server/documents/open-document.ts'
import { attachLogo } from '#server/mail/attach-logo.ts'
import { MAIL_EXAMPLES } from '#server/mail/mail-examples.ts'
import { renderMail } from '#server/mail/render-mail.ts'
import { publicConfig } from '#server/render/public-config.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'

let t: TestApp
let admin: TestUser
beforeEach(async () => {
  t = await createTestApp()
  admin = await t.user({ roles: ['admin'] })
})
afterEach(() => t.close())

/** A bar of one colour in the middle of nothing. */
async function drawing(width: number, height: number, colour: string): Promise<Buffer> {
  const bar = { width: width / 2, height: height / 2, channels: 4, background: colour } as const
  return sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite([{ input: await sharp({ create: bar }).png().toBuffer() }])
    .png()
    .toBuffer()
}

async function upload(bytes: Uint8Array, type = 'image/png') {
  const path = `site/${randomUUID()}`
  const { error } = await t
    .client({ as: admin })
    .storage.from('images')
    .upload(path, new Blob([new Uint8Array(bytes)], { type }), { contentType: type })
  return { path, error }
}

async function call(body: object) {
  const { data, error } = await t.client({ as: admin }).functions.invoke('change-setting', {
    body: { version: 0, reason: 'Ours', ...body },
  })
  if (error) return (await error.context.json()) as { code: string; details?: object }
  return data
}

async function set(name: 'logo' | 'icon', bytes: Uint8Array) {
  const { path } = await upload(bytes)
  expect(await call({ name, value: { path } })).toMatchObject({ version: 1 })
  await t.deps.settings.reload()
  return path.slice('site/'.length)
}

const get = (path: string) => t.app.request(path)
const pictureAt = async (path: string) => {
  const answer = await get(path)
  expect(answer.status).toBe(200)
  return sharp(Buffer.from(await answer.arrayBuffer()))
}

describe('a logo', () => {
  it('stands where mark and name stood, and says on what it can be seen', async () => {
    const id = await set('logo', await drawing(800, 200, '#ffffff'))
    const logo = {
      src: `/brand/${id}/logo.png`,
      width: 144,
      height: 36,
      ground: 'dark',
      plate: 'light-dark(#0e1613, transparent)',
    }
    expect(publicConfig(t.deps).brand?.logo).toEqual(logo)
    const answer = await get(logo.src)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await (await pictureAt(logo.src)).metadata()).toMatchObject({
      format: 'png',
      width: 432,
      height: 108,
      hasAlpha: true,
    })
  })

  it('goes out as a part of the mail, and nothing is loaded when it is opened', async () => {
    await set('logo', await drawing(800, 200, '#0a4d8c'))
    const { html } = renderMail('items-booked', 'en', MAIL_EXAMPLES['items-booked'][0]!)
    expect(html).toContain(`<img src="${brand.logo!.src}" width="144" height="36" alt="Lendaround"`)
    const mail = await attachLogo(html)
    expect(mail.html).toContain('<img src="cid:logo"')
    expect(mail.html).not.toContain('/brand/')
    expect(mail.files).toMatchObject([{ cid: 'logo', type: 'image/png' }])
    expect((await sharp(mail.files[0]!.bytes).metadata()).width).toBe(432)
  })

  it('stands at the head of papers', async () => {
    const paper = async () => {
      const document = openDocument('en', 'Receipt')
      document.note('x')
      return (await document.end()).toString('latin1')
    }
    expect(await paper()).not.toContain('/Subtype /Image')
    await set('logo', await drawing(800, 200, '#0a4d8c'))
    expect(await paper()).toContain('/Subtype /Image')
  })

  it('goes, and what had it keeps its address', async () => {
    const id = await set('logo', await drawing(800, 200, '#0a4d8c'))
    expect(await call({ name: 'logo', value: null, version: 1 })).toMatchObject({ version: 2 })
    await t.deps.settings.reload()
    expect(brand.logo).toBeUndefined()
    expect(publicConfig(t.deps).brand).toBeUndefined()
    expect((await get(`/brand/${id}/logo.png`)).status).toBe(200)
  })
})

describe('an icon', () => {
  it('is drawn in every size, on a plate where it would not be seen, and from the usual addresses', async () => {
    expect((await get('/favicon.ico')).status).toBe(404)
    const id = await set('icon', await drawing(600, 600, '#000000'))
    expect(brand.icons).toBe(`/brand/${id}`)
    for (const [file, width] of [
      ['icon-48.png', 48],
      ['icon-192.png', 192],
      ['icon-maskable-512.png', 512],
      ['apple-touch-icon.png', 180],
    ] as const) {
      const picture = await pictureAt(`/brand/${id}/${file}`)
      expect(await picture.metadata()).toMatchObject({ width, height: width })
      const { data } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
      expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
    }
    const usual = await get('/favicon.ico')
    expect([usual.status, usual.headers.get('location'), usual.headers.get('cache-control')]).toEqual([
      302,
      `/brand/${id}/icon-48.png`,
      'no-cache',
    ])
  })

  it('keeps its own ground where it has one', async () => {
    const tile = { width: 512, height: 512, channels: 3, background: '#c8553d' } as const
    const id = await set('icon', await sharp({ create: tile }).png().toBuffer())
    const picture = await pictureAt(`/brand/${id}/icon-maskable-512.png`)
    const data = await picture.removeAlpha().raw().toBuffer()
    expect([...data.subarray(0, 3)]).toEqual([200, 85, 61])
  })
})

describe('a picture that cannot stand there', () => {
  const fault = async (name: string, bytes: Buffer) =>
    call({ name, value: { path: (await upload(bytes)).path } })

  it.each([
    ['icon', 900, 600, '#000', 'not-square'],
    ['icon', 100, 100, '#000', 'too-small'],
    ['logo', 2000, 100, '#000', 'too-narrow'],
    ['logo', 300, 100, '#0000', 'invisible'],
  ])('is refused: %s of %i × %i pixels, %s', async (name, width, height, colour, why) => {
    expect(await fault(name, await drawing(width, height, colour))).toMatchObject({
      code: 'SETTING_WRONG',
      details: { name, fault: why },
    })
  })

  it('is none of the site’s, or a drawing that could hold a script', async () => {
    for (const path of ['site/nothing', `${admin.id}/photo.jpg`, 'site/../x']) {
      expect(await call({ name: 'logo', value: { path } })).toMatchObject({ code: 'SETTING_WRONG' })
    }
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect((await upload(svg, 'image/svg+xml')).error).not.toBeNull()
    expect((await upload(svg)).error).not.toBeNull()
  })

  it('is never drawn at an address of the brand', async () => {
    const { path } = await upload(await drawing(600, 600, '#000'))
    const id = path.slice('site/'.length)
    expect((await get(`/brand/${id}/icon-48.png`)).status).toBe(404)
    const set = await call({ name: 'icon', value: { path } })
    expect(set).toMatchObject({ version: 1 })
    for (const file of ['icon-49.png', 'toString', 'logo.svg']) {
      expect((await get(`/brand/${id}/${file}`)).status).toBe(404)
    }
  })

  it('is not taken by the database without what pages need', async () => {
    const insert = `insert into public.setting_changes (name, version, value, effective_from, reason)
      values ('logo', 1, $1, now(), 'x')`
    for (const value of [
      { path: 'site/a' },
      'site/a',
      { path: '//evil', width: 1, height: 1, ground: 'any' },
    ]) {
      await expect(t.db.pool.query(insert, [JSON.stringify(value)])).rejects.toMatchObject({
        constraint: 'setting_changes_pictures',
      })
    }
  })
})

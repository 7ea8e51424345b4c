import sharp from 'sharp'
import { blend } from './blend.ts'
import { CLAY, darker, EVERGREEN, lighter, MARIGOLD, mix } from './colours.ts'
import { seededRandom, seedOf } from './seeded-random.ts'
import { loadSprite } from './sprite.ts'

const SIDE = 400
const BACKDROPS = ['#f3d9b8', '#cfe2d3', '#f2cdbf', '#cfdfe8', '#e6d6e6', '#f5e3a9']
const SHIRTS = [EVERGREEN, CLAY, MARIGOLD, '#3f6b8c', '#7a5578', '#5f7f4e', '#efe6da']
const SKINS = ['1f3fb', '1f3fc', '1f3fd']

/** A friendly face before a plain wall: WebP, 400 × 400. The same person always gets the same one. */
export async function makeAvatar(person: { key: string; avatar: string }): Promise<Buffer> {
  const random = seededRandom(seedOf(person.key))
  const pick = <T>(list: T[]) => list[Math.floor(random() * list.length)]!
  const sprite = await loadSprite(withSkin(person.avatar, pick(SKINS)))
  const isBust = /200d-(?!1f9b[0-3])/.test(person.avatar)
  const scale = isBust ? 372 / sprite.height : 268 / Math.max(sprite.width, sprite.height)
  const face = await sharp(sprite.pixels, {
    raw: { width: sprite.width, height: sprite.height, channels: 4 },
  })
    .resize(Math.round(sprite.width * scale), Math.round(sprite.height * scale), { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = face.info

  const svg = portrait(pick(BACKDROPS), isBust ? undefined : pick(SHIRTS))
  const canvas = {
    data: await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer(),
    width: SIDE,
    height: SIDE,
  }
  const top = isBust ? SIDE - height : 52
  blend(canvas, { data: face.data, width, height }, Math.round((SIDE - width) / 2), top)
  return sharp(canvas.data, { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 86 })
    .toBuffer()
}

/** Where a face has the signs' bright yellow, one of the colours that people have. */
const withSkin = (codePoint: string, skin: string) =>
  /1f3f[b-f]/.test(codePoint) ? codePoint : codePoint.replace(/^[0-9a-f]+/, `$&-${skin}`)

/** The wall, and under a head without a body also shoulders. */
function portrait(wall: string, shirt: string | undefined): string {
  const shoulders = shirt
    ? `<linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighter(shirt, 0.28)}"/>
       <stop offset="1" stop-color="${mix(shirt, '#1b2420', 0.28)}"/></linearGradient>
       <path d="M34 400 C34 322 96 288 200 288 C304 288 366 322 366 400Z" fill="url(#s)"/>
       <ellipse cx="200" cy="306" rx="92" ry="30" fill="#2b1a10" opacity=".22"/>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
    <linearGradient id="w" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighter(wall, 0.45)}"/>
    <stop offset=".55" stop-color="${wall}"/><stop offset="1" stop-color="${darker(wall, 0.16)}"/></linearGradient>
    <rect width="${SIDE}" height="${SIDE}" fill="url(#w)"/>${shoulders}</svg>`
}

import sharp from 'sharp'
import { brand } from '#contract/brand.ts'
import { drawText, INK, PAPER, PICTURE_SIZE as SIZE, SOFT, shorten } from './draw-text.ts'

const GAP = 80
/** The field in the operator's colour, with the icon or the initial in its middle. */
const FIELD = 430
const ICON = 240
const COLUMN = { width: SIZE.width - FIELD - 2 * GAP }

interface Marks {
  /** PNG; none where the operator has set none. */
  logo: Uint8Array | undefined
  icon: Uint8Array | undefined
}

/** The site's own name or logo above what it says of itself: how a link to any of its pages looks. JPEG. */
export async function drawSitePicture(headline: string, { logo, icon }: Marks): Promise<Buffer> {
  const [name, claim, field] = await Promise.all([
    logo
      ? drawLogo(logo)
      : drawText(shorten(brand.name, 40), { ...COLUMN, size: 64, weight: 'Bold', colour: INK }),
    drawText(shorten(headline, 90), { ...COLUMN, size: 48, weight: 'Regular', colour: SOFT }),
    drawField(icon),
  ])
  const top = Math.max(GAP, Math.round((SIZE.height - name.height - 48 - claim.height) / 2))
  return sharp({ create: { ...SIZE, channels: 3, background: PAPER } })
    .composite([
      { input: field, left: SIZE.width - FIELD, top: 0 },
      { input: name.data, left: GAP, top },
      { input: claim.data, left: GAP, top: top + name.height + 48 },
    ])
    .jpeg({ quality: 84, progressive: true })
    .toBuffer()
}

async function drawLogo(logo: Uint8Array): Promise<{ data: Buffer; height: number }> {
  const { data, info } = await sharp(logo)
    .resize({ ...COLUMN, height: 140, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, height: info.height }
}

async function drawField(icon: Uint8Array | undefined): Promise<Buffer> {
  const size = { width: FIELD, height: SIZE.height }
  const field = sharp({ create: { ...size, channels: 3, background: brand.colours.evergreen } })
  if (!icon) {
    const [initial = ''] = brand.shortName
    const letter = await drawText(initial, { width: FIELD, size: 260, weight: 'Bold', colour: PAPER })
    return field
      .composite([{ input: letter.data, gravity: 'centre' }])
      .png()
      .toBuffer()
  }
  const corners = `<svg width="${ICON}" height="${ICON}"><rect width="${ICON}" height="${ICON}" rx="54"/></svg>`
  const cut = await sharp(icon)
    .resize(ICON, ICON, { fit: 'cover' })
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer()
  return field
    .composite([{ input: cut, gravity: 'centre' }])
    .png()
    .toBuffer()
}

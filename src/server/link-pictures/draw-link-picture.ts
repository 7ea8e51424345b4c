import sharp, { type OverlayOptions } from 'sharp'
import { brand } from '#contract/brand.ts'
import { type DrawnText, drawText, INK, PAPER, PICTURE_SIZE as SIZE, SOFT, shorten } from './draw-text.ts'

const PHOTO_WIDTH = 690
const GAP = 56
const COLUMN = { width: SIZE.width - PHOTO_WIDTH - 2 * GAP }
/** As long as fits above the price. */
const MAX_TITLE = 80
interface Words {
  title: string
  price: string
  place: string
}

/** A photograph beside what it shows, where and for how much: how a link looks in a conversation. JPEG. */
export async function drawLinkPicture(photo: Uint8Array, { title, price, place }: Words): Promise<Buffer> {
  const [top, middle, bottom, name, picture] = await Promise.all([
    drawText(shorten(title, MAX_TITLE), { ...COLUMN, size: 46, weight: 'Bold', colour: INK }),
    drawText(shorten(place, 60), { ...COLUMN, size: 28, weight: 'Regular', colour: SOFT }),
    drawText(price, { ...COLUMN, size: 40, weight: 'Bold', colour: INK }),
    drawText(brand.name, { ...COLUMN, size: 26, weight: 'Regular', colour: SOFT }),
    sharp(photo).resize(PHOTO_WIDTH, SIZE.height, { fit: 'cover' }).toBuffer(),
  ])
  const left = PHOTO_WIDTH + GAP
  const placed = (part: DrawnText, y: number): OverlayOptions => ({ input: part.data, left, top: y })
  const nameTop = SIZE.height - GAP - name.height
  const priceTop = nameTop - 36 - bottom.height
  return sharp({ create: { ...SIZE, channels: 3, background: PAPER } })
    .composite([
      { input: picture, left: 0, top: 0 },
      placed(top, GAP),
      placed(middle, Math.min(GAP + top.height + 36, priceTop - 24 - middle.height)),
      placed(bottom, priceTop),
      placed(name, nameTop),
    ])
    .jpeg({ quality: 82, progressive: true })
    .toBuffer()
}

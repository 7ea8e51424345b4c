import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'
import { brand } from '#contract/brand.ts'

/** Pixels, as the networks ask for. */
const SIZE = { width: 1200, height: 630 }
const PHOTO_WIDTH = 690
const GAP = 56
const TEXT_WIDTH = SIZE.width - PHOTO_WIDTH - 2 * GAP
/** As long as fits above the price. */
const MAX_TITLE = 80
const PAPER = '#FBF9F4'
const INK = '#1E2A24'
const SOFT = '#5C665F'

const FILES = { Regular: '400Regular/Figtree_400Regular.ttf', Bold: '700Bold/Figtree_700Bold.ttf' }

const fileOf = (weight: keyof typeof FILES) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/figtree/${FILES[weight]}`))

interface Words {
  title: string
  price: string
  place: string
}

/** A photograph beside what it shows, where and for how much: how a link looks in a conversation. JPEG. */
export async function drawLinkPicture(photo: Uint8Array, { title, price, place }: Words): Promise<Buffer> {
  const [top, middle, bottom, name, picture] = await Promise.all([
    line(shorten(title, MAX_TITLE), { size: 46, weight: 'Bold', colour: INK }),
    line(shorten(place, 60), { size: 28, weight: 'Regular', colour: SOFT }),
    line(price, { size: 40, weight: 'Bold', colour: INK }),
    line(brand.name, { size: 26, weight: 'Regular', colour: SOFT }),
    sharp(photo).resize(PHOTO_WIDTH, SIZE.height, { fit: 'cover' }).toBuffer(),
  ])
  const left = PHOTO_WIDTH + GAP
  const placed = (part: Drawn, y: number): OverlayOptions => ({ input: part.data, left, top: y })
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

interface Drawn {
  data: Buffer
  height: number
}

async function line(
  text: string,
  { size, weight, colour }: { size: number; weight: keyof typeof FILES; colour: string },
): Promise<Drawn> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `Figtree ${weight} ${size}px`,
      fontfile: fileOf(weight),
      width: TEXT_WIDTH,
      rgba: true,
      wrap: 'word-char',
      spacing: Math.round(size / 6),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, height: info.height }
}

const shorten = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`

// The library reads Pango's markup, which has XML's signs; control characters end it.
const escapeMarkup = (text: string): string =>
  text.replace(/\p{C}/gu, ' ').replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** Pixels, as the networks ask for. */
export const PICTURE_SIZE = { width: 1200, height: 630 }
export const PAPER = '#FBF9F4'
export const INK = '#1E2A24'
export const SOFT = '#5C665F'

const FILES = { Regular: '400Regular/Figtree_400Regular.ttf', Bold: '700Bold/Figtree_700Bold.ttf' }

const fileOf = (weight: keyof typeof FILES) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/figtree/${FILES[weight]}`))

export interface DrawnText {
  data: Buffer
  height: number
}

interface Look {
  /** Pixels; what is longer goes on in the next line. */
  width: number
  size: number
  weight: keyof typeof FILES
  colour: string
}

/** A text as a picture without ground. */
export async function drawText(text: string, { width, size, weight, colour }: Look): Promise<DrawnText> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `Figtree ${weight} ${size}px`,
      fontfile: fileOf(weight),
      width,
      rgba: true,
      wrap: 'word-char',
      spacing: Math.round(size / 6),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, height: info.height }
}

export const shorten = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`

// The library reads Pango's markup, which has XML's signs; control characters end it.
const escapeMarkup = (text: string): string =>
  text.replace(/\p{C}/gu, ' ').replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

// Converts rendered PNGs to the items' pictures: `node scripts/keep-renders.ts folder-of-pngs`.
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { recolour } from '#seed/pictures/recolour.ts'
import { variants } from '#seed/pictures/variants.ts'

const ITEMS = join(import.meta.dirname, '../supabase/seed/pictures/items')
const folder = process.argv[2]!
const rendered = readdirSync(folder)
  .filter((file) => /^[a-z0-9-]+\.png$/.test(file))
  .map((file) => basename(file, '.png'))

for (const name of rendered) {
  const render = join(folder, `${name}.png`)
  await keep(name, sharp(render))
  const [, item, view = ''] = name.match(/^(.+?)(-[2-9])?$/)!
  for (const { key, first, colours } of variants.filter((variant) => variant.of === item)) {
    const { data, info } = await sharp(render)
      .removeAlpha()
      .flop()
      .raw()
      .toBuffer({ resolveWithObject: true })
    recolour(data, colours)
    await keep(
      key + place(view, first),
      sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } }),
    )
  }
}

/** Where a view of a variant stands: the one that is to come first changes places with the first. */
function place(view: string, first = 1): string {
  if (first === 1) return view
  if (view === '') return `-${first}`
  return view === `-${first}` ? '' : view
}

/** Adds some contrast and colour, as a camera does to a flat picture. */
async function keep(name: string, picture: Sharp): Promise<void> {
  await picture
    .linear(1.07, -9)
    .modulate({ saturation: 1.06 })
    .webp({ quality: 86, effort: 6 })
    .toFile(join(ITEMS, `${name}.webp`))
}

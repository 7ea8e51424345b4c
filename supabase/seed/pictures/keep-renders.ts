// Keeps rendered PNGs as the items' pictures: `node supabase/seed/pictures/keep-renders.ts folder-of-pngs`.
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'

const folder = process.argv[2]!
for (const file of readdirSync(folder).filter((name) => /^[a-z0-9-]+\.png$/.test(name))) {
  await sharp(join(folder, file))
    // What a camera does with a flat picture: darks a little darker, colours a little stronger.
    .linear(1.07, -9)
    .modulate({ saturation: 1.06 })
    .webp({ quality: 86, effort: 6 })
    .toFile(join(import.meta.dirname, 'items', `${basename(file, '.png')}.webp`))
}

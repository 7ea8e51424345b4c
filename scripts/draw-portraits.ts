// Redraws all portraits of the demo: `node scripts/draw-portraits.ts`.
import { join } from 'node:path'
import { createAvatar } from '@dicebear/core'
import * as micah from '@dicebear/micah'
import sharp from 'sharp'
import { HAIRS, type Look, looks, SHIRTS, SKINS } from '#seed/pictures/portraits/looks.ts'

const WALLS = ['f3d9b8', 'cfe2d3', 'f2cdbf', 'cfdfe8', 'e6d6e6', 'f5e3a9']
const INK = '2a2320'

/** Every part of the picture is chosen; none is random. */
function portrait(look: Look, wall: string): string {
  const of = <T>(part: T | undefined) =>
    part ? { list: [part], chance: 100 } : { list: undefined, chance: 0 }
  const [glasses, beard, earrings] = [of(look.glasses), of(look.beard), of(look.earrings)]
  return createAvatar(micah, {
    size: 400,
    backgroundColor: [wall],
    baseColor: [SKINS[look.skin]],
    hair: [look.hair],
    hairColor: [HAIRS[look.hairColour]],
    eyebrowsColor: [look.hairColour === 'white' ? HAIRS.grey : INK],
    shirt: [look.collar],
    shirtColor: [SHIRTS[look.shirt]],
    glasses: glasses.list,
    glassesProbability: glasses.chance,
    glassesColor: [INK],
    facialHair: beard.list,
    facialHairProbability: beard.chance,
    facialHairColor: [HAIRS[look.hairColour]],
    earrings: earrings.list,
    earringsProbability: earrings.chance,
    earringColor: ['e0a32e'],
    eyes: ['eyes'],
    eyebrows: ['up'],
    mouth: [look.mouth ?? 'smile'],
    nose: ['curve'],
    ears: ['attached'],
  }).toString()
}

for (const [at, [key, look]] of Object.entries(looks).entries()) {
  await sharp(Buffer.from(portrait(look, WALLS[at % WALLS.length]!)))
    .webp({ quality: 88 })
    .toFile(join(import.meta.dirname, '../supabase/seed/pictures/portraits', `${key}.webp`))
}

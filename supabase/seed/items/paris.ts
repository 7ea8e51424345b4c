import { babyFoot } from './paris/baby-foot.ts'
import { balconyGardenSet } from './paris/balcony-garden-set.ts'
import { cityBike } from './paris/city-bike.ts'
import { crepeMaker } from './paris/crepe-maker.ts'
import { electricGuitar } from './paris/electric-guitar.ts'
import { hammock } from './paris/hammock.ts'
import { handTruck } from './paris/hand-truck.ts'
import { highChair } from './paris/high-chair.ts'
import { platformStepladder } from './paris/platform-stepladder.ts'
import { reflexKit } from './paris/reflex-kit.ts'
import { rotaryHammer } from './paris/rotary-hammer.ts'
import { skateboard } from './paris/skateboard.ts'
import { standMixer } from './paris/stand-mixer.ts'
import { super8 } from './paris/super-8.ts'
import { telescope } from './paris/telescope.ts'
import { waffleIron } from './paris/waffle-iron.ts'
import type { SeedItem } from './seed-item.ts'

/** The items for rent in this city. */
export const paris: SeedItem[] = [
  balconyGardenSet,
  rotaryHammer,
  platformStepladder,
  standMixer,
  cityBike,
  super8,
  reflexKit,
  babyFoot,
  waffleIron,
  crepeMaker,
  highChair,
  skateboard,
  electricGuitar,
  handTruck,
  telescope,
  hammock,
]

import { BIKES } from './bikes.ts'
import { BOATS_AND_WATER } from './boats-and-water.ts'
import { BUILDING } from './building.ts'
import { CAMPING } from './camping.ts'
import { CARE } from './care.ts'
import { CLEANING } from './cleaning.ts'
import { CLOTHING } from './clothing.ts'
import { COOKING } from './cooking.ts'
import { FEASTS } from './feasts.ts'
import { GARDEN } from './garden.ts'
import { GARDEN_LIFE } from './garden-life.ts'
import { HAND_TOOLS } from './hand-tools.ts'
import { HOUSEHOLD } from './household.ts'
import { KIDS } from './kids.ts'
import { KITCHEN } from './kitchen.ts'
import { MUSIC } from './music.ts'
import { OFFICE_AND_ELECTRONICS } from './office-and-electronics.ts'
import { PARTY } from './party.ts'
import { PHOTO_AND_VIDEO } from './photo-and-video.ts'
import { POWER_AND_MEASURING } from './power-and-measuring.ts'
import { POWER_TOOLS } from './power-tools.ts'
import { readThings } from './read-things.ts'
import { SNOW } from './snow.ts'
import { SPORT } from './sport.ts'
import { TRANSPORT } from './transport.ts'
import { VEHICLES } from './vehicles.ts'

const subjects = [
  BIKES,
  BOATS_AND_WATER,
  BUILDING,
  CAMPING,
  CARE,
  CLEANING,
  CLOTHING,
  COOKING,
  FEASTS,
  GARDEN,
  GARDEN_LIFE,
  HAND_TOOLS,
  HOUSEHOLD,
  KIDS,
  KITCHEN,
  MUSIC,
  OFFICE_AND_ELECTRONICS,
  PARTY,
  PHOTO_AND_VIDEO,
  POWER_AND_MEASURING,
  POWER_TOOLS,
  SNOW,
  SPORT,
  TRANSPORT,
  VEHICLES,
].map(readThings)

/** What people borrow, by its concept, and the word for it in English, German, Spanish and French. */
export const THINGS: ReadonlyMap<string, readonly string[]> = new Map(
  subjects.flatMap(({ names }) => [...names]),
)

/** What single things are for. */
export const USES = subjects.flatMap(({ uses }) => uses)

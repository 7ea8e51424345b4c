import { balconyGardenSet } from './paris/balcony-garden-set.ts'
import { bikeRepairSet } from './paris/bike-repair-set.ts'
import { campingKit } from './paris/camping-kit.ts'
import { champagneGlasses } from './paris/champagne-glasses.ts'
import { crepeMaker } from './paris/crepe-maker.ts'
import { djController } from './paris/dj-controller.ts'
import { dutchBike } from './paris/dutch-bike.ts'
import { electricGuitar } from './paris/electric-guitar.ts'
import { electricScooter } from './paris/electric-scooter.ts'
import { handTruck } from './paris/hand-truck.ts'
import { highChair } from './paris/high-chair.ts'
import { impactDrill } from './paris/impact-drill.ts'
import { partyTent } from './paris/party-tent.ts'
import { platformStepladder } from './paris/platform-stepladder.ts'
import { racletteGrill } from './paris/raclette-grill.ts'
import { reflexKit } from './paris/reflex-kit.ts'
import { rollerSkates } from './paris/roller-skates.ts'
import { steamCleaner } from './paris/steam-cleaner.ts'
import type { SeedItem } from './seed-item.ts'

/** What is for rent in this city. */
export const paris: SeedItem[] = [
  impactDrill,
  bikeRepairSet,
  balconyGardenSet,
  platformStepladder,
  steamCleaner,
  campingKit,
  dutchBike,
  electricScooter,
  reflexKit,
  partyTent,
  champagneGlasses,
  racletteGrill,
  crepeMaker,
  highChair,
  rollerSkates,
  electricGuitar,
  djController,
  handTruck,
]

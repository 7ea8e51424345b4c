import { actionCamera } from './madrid/action-camera.ts'
import { angleGrinder } from './madrid/angle-grinder.ts'
import { beachSet } from './madrid/beach-set.ts'
import { bouncyCastle } from './madrid/bouncy-castle.ts'
import { cajonAndDrum } from './madrid/cajon-and-drum.ts'
import { camperVan } from './madrid/camper-van.ts'
import { carFridge } from './madrid/car-fridge.ts'
import { concreteMixer } from './madrid/concrete-mixer.ts'
import { extensionLadder } from './madrid/extension-ladder.ts'
import { hammerDrill } from './madrid/hammer-drill.ts'
import { hammock } from './madrid/hammock.ts'
import { ledLightKit } from './madrid/led-light-kit.ts'
import { mountainBike } from './madrid/mountain-bike.ts'
import { padelRackets } from './madrid/padel-rackets.ts'
import { paellaSet } from './madrid/paella-set.ts'
import { playgroundSlide } from './madrid/playground-slide.ts'
import { slushMachine } from './madrid/slush-machine.ts'
import { snorkelSet } from './madrid/snorkel-set.ts'
import { stagePiano } from './madrid/stage-piano.ts'
import { suitcases } from './madrid/suitcases.ts'
import type { SeedItem } from './seed-item.ts'

/** What is for rent in this city. */
export const madrid: SeedItem[] = [
  hammerDrill,
  angleGrinder,
  hammock,
  concreteMixer,
  extensionLadder,
  beachSet,
  carFridge,
  mountainBike,
  actionCamera,
  ledLightKit,
  bouncyCastle,
  slushMachine,
  paellaSet,
  playgroundSlide,
  padelRackets,
  snorkelSet,
  cajonAndDrum,
  stagePiano,
  suitcases,
  camperVan,
]

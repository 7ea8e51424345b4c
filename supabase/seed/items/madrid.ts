import { angleGrinder } from './madrid/angle-grinder.ts'
import { bmx } from './madrid/bmx.ts'
import { cajonAndDrum } from './madrid/cajon-and-drum.ts'
import { carFridge } from './madrid/car-fridge.ts'
import { cargoBike } from './madrid/cargo-bike.ts'
import { foldingTables } from './madrid/folding-tables.ts'
import { hammerDrill } from './madrid/hammer-drill.ts'
import { hammock } from './madrid/hammock.ts'
import { highChair } from './madrid/high-chair.ts'
import { ledLightKit } from './madrid/led-light-kit.ts'
import { mirrorlessCamera } from './madrid/mirrorless-camera.ts'
import { paellaSet } from './madrid/paella-set.ts'
import { stagePiano } from './madrid/stage-piano.ts'
import { stepladder } from './madrid/stepladder.ts'
import { suitcases } from './madrid/suitcases.ts'
import { telescope } from './madrid/telescope.ts'
import { tennisRackets } from './madrid/tennis-rackets.ts'
import { wheelbarrow } from './madrid/wheelbarrow.ts'
import type { SeedItem } from './seed-item.ts'

/** What is for rent in this city. */
export const madrid: SeedItem[] = [
  hammerDrill,
  angleGrinder,
  hammock,
  wheelbarrow,
  stepladder,
  carFridge,
  bmx,
  mirrorlessCamera,
  ledLightKit,
  foldingTables,
  paellaSet,
  highChair,
  tennisRackets,
  telescope,
  cajonAndDrum,
  stagePiano,
  suitcases,
  cargoBike,
]

import { angleGrinder } from './madrid/angle-grinder.ts'
import { bmx } from './madrid/bmx.ts'
import { cajonAndDrum } from './madrid/cajon-and-drum.ts'
import { cargoBike } from './madrid/cargo-bike.ts'
import { foldingTables } from './madrid/folding-tables.ts'
import { hammerDrill } from './madrid/hammer-drill.ts'
import { hammock } from './madrid/hammock.ts'
import { highChair } from './madrid/high-chair.ts'
import { mirrorlessCamera } from './madrid/mirrorless-camera.ts'
import { paellaSet } from './madrid/paella-set.ts'
import { stepladder } from './madrid/stepladder.ts'
import { suitcases } from './madrid/suitcases.ts'
import { telescope } from './madrid/telescope.ts'
import { tennisRackets } from './madrid/tennis-rackets.ts'
import type { SeedItem } from './seed-item.ts'

/** The items for rent in this city. */
export const madrid: SeedItem[] = [
  hammerDrill,
  angleGrinder,
  hammock,
  stepladder,
  bmx,
  mirrorlessCamera,
  foldingTables,
  paellaSet,
  highChair,
  tennisRackets,
  telescope,
  cajonAndDrum,
  suitcases,
  cargoBike,
]

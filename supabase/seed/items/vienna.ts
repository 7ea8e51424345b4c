import type { SeedItem } from './seed-item.ts'
import { cargoBike } from './vienna/cargo-bike.ts'
import { crepePlate } from './vienna/crepe-plate.ts'
import { demolitionHammer } from './vienna/demolition-hammer.ts'
import { footballTable } from './vienna/football-table.ts'
import { fruitPress } from './vienna/fruit-press.ts'
import { kitchenMixer } from './vienna/kitchen-mixer.ts'
import { leftHandedGuitar } from './vienna/left-handed-guitar.ts'
import { scaffoldTower } from './vienna/scaffold-tower.ts'
import { sled } from './vienna/sled.ts'
import { stepladder } from './vienna/stepladder.ts'
import { stroller } from './vienna/stroller.ts'
import { suitcases } from './vienna/suitcases.ts'
import { super8Camera } from './vienna/super-8-camera.ts'
import { telescope } from './vienna/telescope.ts'
import { touringBike } from './vienna/touring-bike.ts'

/** The items for rent in this city. */
export const vienna: SeedItem[] = [
  demolitionHammer,
  crepePlate,
  fruitPress,
  scaffoldTower,
  stepladder,
  telescope,
  cargoBike,
  touringBike,
  super8Camera,
  footballTable,
  kitchenMixer,
  stroller,
  sled,
  leftHandedGuitar,
  suitcases,
]

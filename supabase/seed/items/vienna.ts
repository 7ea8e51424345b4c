import type { SeedItem } from './seed-item.ts'
import { accordion } from './vienna/accordion.ts'
import { childCarSeat } from './vienna/child-car-seat.ts'
import { cordlessDrill } from './vienna/cordless-drill.ts'
import { demolitionHammer } from './vienna/demolition-hammer.ts'
import { footballTable } from './vienna/football-table.ts'
import { iceSkates } from './vienna/ice-skates.ts'
import { kitchenMixer } from './vienna/kitchen-mixer.ts'
import { lawnTractor } from './vienna/lawn-tractor.ts'
import { logSplitter } from './vienna/log-splitter.ts'
import { paintSprayer } from './vienna/paint-sprayer.ts'
import { pickupTruck } from './vienna/pickup-truck.ts'
import { preservingPot } from './vienna/preserving-pot.ts'
import { scaffoldTower } from './vienna/scaffold-tower.ts'
import { super8Camera } from './vienna/super-8-camera.ts'
import { telescope } from './vienna/telescope.ts'
import { touringBike } from './vienna/touring-bike.ts'
import { touringSkis } from './vienna/touring-skis.ts'
import { trekkingBackpack } from './vienna/trekking-backpack.ts'

/** What is for rent in this city. */
export const vienna: SeedItem[] = [
  demolitionHammer,
  cordlessDrill,
  lawnTractor,
  logSplitter,
  scaffoldTower,
  paintSprayer,
  telescope,
  trekkingBackpack,
  touringBike,
  super8Camera,
  footballTable,
  kitchenMixer,
  preservingPot,
  childCarSeat,
  touringSkis,
  iceSkates,
  accordion,
  pickupTruck,
]

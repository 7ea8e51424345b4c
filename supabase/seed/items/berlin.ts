import { applePress } from './berlin/apple-press.ts'
import { bmx } from './berlin/bmx.ts'
import { cargoBike } from './berlin/cargo-bike.ts'
import { domeTent } from './berlin/dome-tent.ts'
import { hammerDrill } from './berlin/hammer-drill.ts'
import { hammock } from './berlin/hammock.ts'
import { handTruck } from './berlin/hand-truck.ts'
import { highChair } from './berlin/high-chair.ts'
import { mirrorBall } from './berlin/mirror-ball.ts'
import { mirrorlessCamera } from './berlin/mirrorless-camera.ts'
import { movingBoxes } from './berlin/moving-boxes.ts'
import { partySpeaker } from './berlin/party-speaker.ts'
import { rowboat } from './berlin/rowboat.ts'
import { tableTennis } from './berlin/table-tennis.ts'
import { telescopicLadder } from './berlin/telescopic-ladder.ts'
import { waffleIron } from './berlin/waffle-iron.ts'
import type { SeedItem } from './seed-item.ts'

/** The items for rent in this city. */
export const berlin: SeedItem[] = [
  hammerDrill,
  hammock,
  handTruck,
  applePress,
  telescopicLadder,
  highChair,
  domeTent,
  rowboat,
  cargoBike,
  mirrorlessCamera,
  mirrorBall,
  waffleIron,
  tableTennis,
  partySpeaker,
  movingBoxes,
  bmx,
]

import { arch } from './scenes/arch.ts'
import { closeUp } from './scenes/close-up.ts'
import { flatLay } from './scenes/flat-lay.ts'
import { inCase } from './scenes/in-case.ts'
import { outdoors } from './scenes/outdoors.ts'
import { pegboard } from './scenes/pegboard.ts'
import { room } from './scenes/room.ts'
import type { Scene } from './scenes/scene.ts'
import { windowTable } from './scenes/window-table.ts'
import type { Sprite } from './sprite.ts'

const INDOORS: Scene[] = [arch, windowTable, room, pegboard]
const OUTDOORS: Scene[] = [outdoors, windowTable, arch]
const HANDHELD: Scene[] = [flatLay, pegboard, inCase]

/** The set that picture number `scene` is taken in: another for each, and things alike do not all begin in one. */
export function sceneFor(hero: Sprite, scene: number, seed: number, isOutdoors: boolean): Scene {
  const sets = hero.stands ? (isOutdoors ? OUTDOORS : INDOORS) : HANDHELD
  const series = sets.map((_, i) => sets[(i + seed) % sets.length]!)
  series.splice(2, 0, closeUp)
  return series[scene % series.length]!
}

import type { Area } from '../area.ts'
import { loadHubs } from './use-cases/load-hubs.ts'
import { saveHub } from './use-cases/save-hub.ts'

/** The shared places for handing over, as an admin keeps them. */
export const hubsArea: Area = {
  useCases: [loadHubs, saveHub],
}

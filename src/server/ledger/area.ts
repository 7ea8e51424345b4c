import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'

/** Other areas post to it by its functions; nobody calls it from outside. */
export const ledgerArea: Area = { personalData }

import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { tellNewItems } from './tasks/tell-new-items.ts'

export const savedSearchesArea: Area = { jobs: [tellNewItems], personalData }

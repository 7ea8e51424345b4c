import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { importItems } from './use-cases/import-items.ts'
import { importPeople } from './use-cases/import-people.ts'

export const importsArea: Area = { useCases: [importItems, importPeople], personalData }

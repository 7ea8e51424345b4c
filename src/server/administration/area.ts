import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { changeRoles } from './use-cases/change-roles.ts'

export const administrationArea: Area = {
  useCases: [changeRoles],
  personalData,
}

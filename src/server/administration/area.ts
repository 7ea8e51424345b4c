import type { Area } from '../area.ts'
import { changeRoles } from './use-cases/change-roles.ts'

export const administrationArea: Area = {
  useCases: [changeRoles],
}

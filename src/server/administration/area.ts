import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { mailWaitingWork } from './tasks/mail-waiting-work.ts'
import { changeRoles } from './use-cases/change-roles.ts'
import { notePerson } from './use-cases/note-person.ts'

export const administrationArea: Area = {
  useCases: [changeRoles, notePerson],
  jobs: [mailWaitingWork],
  personalData,
}

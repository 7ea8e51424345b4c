import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { mailWaitingWork } from './tasks/mail-waiting-work.ts'
import { changeRoles } from './use-cases/change-roles.ts'
import { endPersonSessions } from './use-cases/end-person-sessions.ts'
import { notePerson } from './use-cases/note-person.ts'
import { resetSecondFactor } from './use-cases/reset-second-factor.ts'

export const administrationArea: Area = {
  useCases: [changeRoles, endPersonSessions, notePerson, resetSecondFactor],
  jobs: [mailWaitingWork],
  personalData,
}

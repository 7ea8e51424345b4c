import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { mailWaitingWork } from './tasks/mail-waiting-work.ts'
import { sumFigures } from './tasks/sum-figures.ts'
import { sweepPersonViews } from './tasks/sweep-person-views.ts'
import { changeDuties } from './use-cases/change-duties.ts'
import { changeRoles } from './use-cases/change-roles.ts'
import { endPersonSessions } from './use-cases/end-person-sessions.ts'
import { endPersonView } from './use-cases/end-person-view.ts'
import { notePerson } from './use-cases/note-person.ts'
import { resetSecondFactor } from './use-cases/reset-second-factor.ts'
import { tagPerson } from './use-cases/tag-person.ts'
import { viewPerson } from './use-cases/view-person.ts'

export const administrationArea: Area = {
  useCases: [
    changeDuties,
    changeRoles,
    endPersonSessions,
    endPersonView,
    notePerson,
    resetSecondFactor,
    tagPerson,
    viewPerson,
  ],
  jobs: [mailWaitingWork, sumFigures, sweepPersonViews],
  personalData,
}

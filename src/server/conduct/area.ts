import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { appealConduct } from './use-cases/appeal-conduct.ts'
import { decidePersonReport } from './use-cases/decide-person-report.ts'
import { judgePerson } from './use-cases/judge-person.ts'
import { reportPerson } from './use-cases/report-person.ts'

export const conductArea: Area = {
  useCases: [reportPerson, decidePersonReport, appealConduct, judgePerson],
  personalData,
}

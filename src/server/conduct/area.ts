import type { Area } from '../area.ts'
import { personCases } from './person-cases.ts'
import { judgePerson } from './use-cases/judge-person.ts'

export const conductArea: Area = { useCases: [judgePerson], caseSubjects: [personCases] }

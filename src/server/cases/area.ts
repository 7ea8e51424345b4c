import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import type { SubjectKind } from './subject.ts'
import { appeal } from './use-cases/appeal.ts'
import { assignCase, assignCases } from './use-cases/assign-case.ts'
import { decideCase } from './use-cases/decide-case.ts'
import { report } from './use-cases/report.ts'

/** Cases about what the areas register. */
export const casesArea = (kinds: readonly SubjectKind[]): Area => ({
  useCases: [report, appeal, decideCase, assignCase, assignCases].map((useCaseOf) => useCaseOf(kinds)),
  personalData,
})

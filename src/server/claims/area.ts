import type { Area } from '../area.ts'
import { transitionUseCases } from '../lifecycle/transition-use-cases.ts'
import { claim } from './claim.ts'
import { personalData } from './personal-data.ts'
import { chargeLateReturn } from './tasks/charge-late-return.ts'
import { lapseClaims } from './tasks/lapse-claims.ts'
import { remindOfClaims } from './tasks/remind-of-claims.ts'
import { assignClaim } from './use-cases/assign-claim.ts'
import { openClaim } from './use-cases/open-claim.ts'

export const claimsArea: Area = {
  useCases: [openClaim, assignClaim, ...transitionUseCases(claim)],
  tasks: [chargeLateReturn],
  jobs: [lapseClaims, remindOfClaims],
  personalData,
}

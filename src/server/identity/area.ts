import type { Area } from '../area.ts'
import { verifyDemoKyc } from './tasks/verify-demo-kyc.ts'
import { resetIdentity } from './use-cases/reset-identity.ts'
import { submitIdentity } from './use-cases/submit-identity.ts'

export const identityArea: Area = {
  useCases: [resetIdentity, submitIdentity],
  jobs: [verifyDemoKyc],
}

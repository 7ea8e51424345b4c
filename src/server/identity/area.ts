import type { Area } from '../area.ts'
import { verifyDemoKyc } from './tasks/verify-demo-kyc.ts'
import { submitIdentity } from './use-cases/submit-identity.ts'

export const identityArea: Area = {
  useCases: [submitIdentity],
  jobs: [verifyDemoKyc],
}

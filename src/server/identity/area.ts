import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { deleteDecidedDocuments } from './tasks/delete-decided-documents.ts'
import { deleteOldProofs } from './tasks/delete-old-proofs.ts'
import { endExpiredIdentities } from './tasks/end-expired-identities.ts'
import { remindOfExpiry } from './tasks/remind-of-expiry.ts'
import { reviewIdentityChecks } from './tasks/review-identity-checks.ts'
import { verifyDemoKyc } from './tasks/verify-demo-kyc.ts'
import { approveIdentity } from './use-cases/approve-identity.ts'
import { identityWebhook } from './use-cases/identity-webhook.ts'
import { openIdentityCheck } from './use-cases/open-identity-check.ts'
import { refreshIdentityCheck } from './use-cases/refresh-identity-check.ts'
import { rejectIdentity } from './use-cases/reject-identity.ts'
import { resetIdentity } from './use-cases/reset-identity.ts'
import { submitIdentity } from './use-cases/submit-identity.ts'
import { viewIdentity } from './use-cases/view-identity.ts'

export const identityArea: Area = {
  useCases: [
    approveIdentity,
    identityWebhook,
    openIdentityCheck,
    refreshIdentityCheck,
    rejectIdentity,
    resetIdentity,
    submitIdentity,
    viewIdentity,
  ],
  jobs: [
    deleteDecidedDocuments,
    deleteOldProofs,
    endExpiredIdentities,
    remindOfExpiry,
    reviewIdentityChecks,
    verifyDemoKyc,
  ],
  personalData,
}

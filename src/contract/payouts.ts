import type { KycStatus } from '#domain/kyc/level.ts'
import type { PayoutStatus } from '#domain/payout/lifecycle.ts'

/** The answer of `request-payout`. */
export interface RequestedPayout {
  id: string
  number: number
  status: PayoutStatus
  amountCents: number
}

interface Level {
  kycLevel: number
  kycStatus: KycStatus
}

/** The answer of `add-payout-method`: a method lifts level 3 to 4. */
export interface AddedPayoutMethod extends Level {
  id: string
}

/** The answer of `remove-payout-method`. */
export interface RemovedPayoutMethod extends Level {
  id: string
}

/** The answer of `change-payout-settings`. */
export interface PayoutSettings {
  isWeekly: boolean
  methodId: string | null
}

/** A file as a use case answers it. */
export interface DownloadedFile {
  name: string
  /** Its bytes. */
  base64: string
}

import type { KycStatus } from '#domain/kyc/level.ts'
import type { PayoutStatus } from '#domain/payout/lifecycle.ts'
import type { AccountKind, PayoutMethodStatus } from '#domain/payout/payout-method.ts'

/** Response of `request-payout`. */
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

/** Response of `add-payout-method`: a method raises the identity level from 3 to 4. */
export interface AddedPayoutMethod extends Level {
  id: string
}

/** Response of `remove-payout-method`. */
export interface RemovedPayoutMethod extends Level {
  id: string
}

/** Response of `change-payout-settings`. */
export interface PayoutSettings {
  isWeekly: boolean
  methodId: string | null
}

/** Response of `get-payout-options`. */
export interface PayoutOptions {
  /** The provider whose accounts are offered; null if payouts only go to banks. */
  account: AccountKind | null
}

/** Response of `open-payout-account`. */
export interface OpenedPayoutAccount {
  id: string
  /** The address of the provider's page, valid for one visit. */
  url: string
}

/** Response of `refresh-payout-account`. */
export interface RefreshedPayoutAccount {
  id: string
  kind: AccountKind
  country: string
  status: PayoutMethodStatus
}

/** Response of `view-test-onboarding`: what the embedded provider's page shows of an account. */
export interface TestOnboarding {
  email: string
  /** ISO 3166. */
  country: string
  state: 'new' | 'incomplete' | 'verified' | 'refused'
  /** The link was used or has expired. */
  isOver: boolean
  /** The address on the marketplace to return to; it offers a new link if this one has expired. */
  returnUrl: string
}

/** A file as a use case returns it. */
export interface DownloadedFile {
  name: string
  /** Its content. */
  base64: string
}

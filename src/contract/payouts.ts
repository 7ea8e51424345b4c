import type { KycStatus } from '#domain/kyc/level.ts'
import type { PayoutStatus } from '#domain/payout/lifecycle.ts'
import type { AccountKind, PayoutMethodStatus } from '#domain/payout/payout-method.ts'

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

/** The answer of `get-payout-options`. */
export interface PayoutOptions {
  /** The provider whose accounts are offered; null where payouts go to banks alone. */
  account: AccountKind | null
}

/** The answer of `open-payout-account`. */
export interface OpenedPayoutAccount {
  id: string
  /** The provider's page, for one visit. */
  url: string
}

/** The answer of `refresh-payout-account`. */
export interface RefreshedPayoutAccount {
  id: string
  kind: AccountKind
  country: string
  status: PayoutMethodStatus
}

/** The answer of `view-test-onboarding`: what the embedded provider's page shows of an account. */
export interface TestOnboarding {
  email: string
  /** ISO 3166. */
  country: string
  state: 'new' | 'incomplete' | 'verified' | 'refused'
  /** The link was used or is too old: nothing can be answered with it. */
  isOver: boolean
  /** Where its owner goes on: back to the marketplace, which gives another link where this one is over. */
  returnUrl: string
}

/** A file as a use case answers it. */
export interface DownloadedFile {
  name: string
  /** Its bytes. */
  base64: string
}

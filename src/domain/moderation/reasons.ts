import type { CaseReason } from './cases.ts'

/** Why a moderator returns or removes a listing; each has a sentence for its lender. */
export const LISTING_REASONS = [
  'pictures',
  'description',
  'price',
  'category',
  'contact',
  'forbidden',
  'other',
] as const
export type ListingReason = (typeof LISTING_REASONS)[number]

/** Why a moderator rejects a proof of identity; each has a sentence for the person. */
export const IDENTITY_REASONS = [
  'unreadable',
  'incomplete',
  'wrong-document',
  'expired-document',
  'mismatch',
  'underage',
  'other',
] as const
export type IdentityReason = (typeof IDENTITY_REASONS)[number]

/** The longest message, in characters, that a moderator adds to a reason. */
export const MAX_REASON_MESSAGE = 1_000

/** Whether a reason says enough; `other` needs a message. */
export const explains = (
  reason: ListingReason | IdentityReason | CaseReason,
  message: string | undefined,
): boolean => reason !== 'other' || Boolean(message?.trim())

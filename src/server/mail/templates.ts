import type { ProvenStep } from '#domain/kyc/document.ts'
import type { IdentityReason, ListingReason } from '#domain/moderation/reasons.ts'
import type { PayoutStatus } from '#domain/payout/lifecycle.ts'
import type { MailTexts } from './mail-texts.ts'
import type { Card } from './rental-card.ts'
import type { MailedRental } from './rental-text.ts'
import { type AccountChange, accountChanged } from './templates/account-changed.ts'
import { accountDeleted } from './templates/account-deleted.ts'
import { accountExists } from './templates/account-exists.ts'
import { accountPrepared } from './templates/account-prepared.ts'
import { affiliateDecided } from './templates/affiliate-decided.ts'
import { type AdjustmentMail, bookingAdjusted } from './templates/booking-adjusted.ts'
import { bookingCancelled } from './templates/booking-cancelled.ts'
import { bookingMissed } from './templates/booking-missed.ts'
import { type ClaimMail, claimChanged } from './templates/claim-changed.ts'
import { type ConductMail, conductDecided } from './templates/conduct-decided.ts'
import { confirmSignUp } from './templates/confirm-sign-up.ts'
import { emailChange } from './templates/email-change.ts'
import { type ExtensionMail, extensionChanged } from './templates/extension-changed.ts'
import { type IdentityExpiryMail, identityExpiry } from './templates/identity-expiry.ts'
import { identityRejected } from './templates/identity-rejected.ts'
import { identityVerified } from './templates/identity-verified.ts'
import { invitation } from './templates/invitation.ts'
import { type InvoiceMail, invoiceReady } from './templates/invoice-ready.ts'
import { itemsBooked } from './templates/items-booked.ts'
import { type FoundItems, itemsFound } from './templates/items-found.ts'
import { listingApproved } from './templates/listing-approved.ts'
import { type EditedListing, listingEdited } from './templates/listing-edited.ts'
import { listingRemoved } from './templates/listing-removed.ts'
import { listingRestored } from './templates/listing-restored.ts'
import { listingReturned } from './templates/listing-returned.ts'
import { magicLink } from './templates/magic-link.ts'
import { messageReceived, type ReceivedMessage } from './templates/message-received.ts'
import { noLongerAvailable } from './templates/no-longer-available.ts'
import { orderBooked } from './templates/order-booked.ts'
import { type DisputeMail, paymentDisputed } from './templates/payment-disputed.ts'
import { paymentLapsed } from './templates/payment-lapsed.ts'
import { paymentNeeded } from './templates/payment-needed.ts'
import { payoutMethod } from './templates/payout-method.ts'
import { payoutNews } from './templates/payout-news.ts'
import { pickedUp } from './templates/picked-up.ts'
import { reauthentication } from './templates/reauthentication.ts'
import { recovery } from './templates/recovery.ts'
import { type ReminderMail, rentalReminder } from './templates/rental-reminder.ts'
import { type ReplacementsMail, replacementsOffered } from './templates/replacements-offered.ts'
import { type DecidedReport, reportDecided } from './templates/report-decided.ts'
import { requestAccepted } from './templates/request-accepted.ts'
import { requestDeclined } from './templates/request-declined.ts'
import { requestExpired } from './templates/request-expired.ts'
import { requestMissed } from './templates/request-missed.ts'
import { requestReminder } from './templates/request-reminder.ts'
import { returned } from './templates/returned.ts'
import { reviewReminder } from './templates/review-reminder.ts'
import { type RemovedReview, reviewRemoved } from './templates/review-removed.ts'
import { type DecidedRevision, revisionDecided } from './templates/revision-decided.ts'
import { type TaxDueMail, taxNumberDue } from './templates/tax-number-due.ts'
import { taxProofsDue } from './templates/tax-proofs-due.ts'
import { type TaxWithheldMail, taxWithheld } from './templates/tax-withheld.ts'
import { testMail } from './templates/test-mail.ts'
import { webhookDisabled } from './templates/webhook-disabled.ts'
import { type AnsweredWish, wishAnswered } from './templates/wish-answered.ts'
import { type EndedWish, wishEnded } from './templates/wish-ended.ts'
import { type NearbyWish, wishNearby } from './templates/wish-nearby.ts'
import { type RemovedWish, wishRemoved } from './templates/wish-removed.ts'
import { type WaitingWork, workWaiting } from './templates/work-waiting.ts'

/** A message before it is laid out: plain sentences, no markup. */
export interface Message {
  subject: string
  /** The paragraphs above everything else; the first one is the preview in a list of mails. */
  lines: string[]
  /** The things that it is about, with their facts. */
  cards?: Card[]
  /** Paragraphs below the cards. */
  closing?: string[]
  code?: string
  action?: { label: string; url: string }
  /** Advice in smaller type; may be empty. */
  note: string
}

/** A link, where no page asks for a code. */
export interface MailedLink {
  url: string
  /** Minutes for which it stays valid. */
  minutes: number
}

/** A code and a link that do the same. */
export interface CodeAndLink extends MailedLink {
  code: string
}

/** Why a moderator did not let a listing be seen. */
interface ListingRefused {
  title: string
  reason: ListingReason
  message?: string
  url: string
}

export interface TemplateData {
  'account-changed': { change: AccountChange; url: string }
  'account-deleted': Record<string, never>
  'account-exists': { url: string }
  /** `name` as the operator's file has it. */
  'account-prepared': { name: string; url: string }
  'affiliate-decided': { reason: string; url: string } & (
    | { outcome: 'blocked' | 'unblocked' }
    | { outcome: 'taken-back'; cents: number }
  )
  'booking-adjusted': AdjustmentMail
  'booking-cancelled': {
    rental: MailedRental
    to: 'renter' | 'owner'
    isOwnDoing: boolean
    refundCents: number
    /** For the owner: what they earn of it all the same. */
    earnedCents?: number
    message?: string
    url: string
  }
  'booking-missed': {
    rental: MailedRental
    to: 'renter' | 'owner'
    /** The owner's earnings, or what the renter pays all the same. */
    cents: number
    refundCents?: number
    url: string
  }
  'claim-changed': ClaimMail
  'conduct-decided': ConductMail
  'confirm-sign-up': CodeAndLink
  'no-longer-available': { totalCents: number; rentals: MailedRental[]; isWithdrawn?: boolean; url: string }
  'email-change': MailedLink & { from: string; to: string }
  'identity-expiry': IdentityExpiryMail
  'identity-rejected': {
    step: ProvenStep
    reason: IdentityReason
    message?: string
    /** What was held while they waited, and no longer is. */
    released?: MailedRental[]
    url: string
  }
  'identity-verified': {
    step: ProvenStep
    /** What is held at the checkout, until when (ISO 8601); it can be paid unless another proof is being checked. */
    held?: { rentals: MailedRental[]; until: string }
    isPayable?: boolean
    url: string
  }
  'extension-changed': ExtensionMail
  invitation: MailedLink
  'items-booked': { renter: string; rentals: MailedRental[]; url: string }
  'items-found': FoundItems
  'listing-approved': { title: string; url: string }
  'listing-edited': EditedListing
  'listing-removed': ListingRefused
  'listing-restored': { title: string; url: string }
  'listing-returned': ListingRefused
  'magic-link': CodeAndLink
  'message-received': ReceivedMessage
  'order-booked': { number: number; totalCents: number; rentals: MailedRental[]; url: string }
  'payment-disputed': DisputeMail
  'payment-lapsed': { rental: MailedRental; url: string }
  'payment-needed': {
    purpose: 'deposit' | 'extension' | 'late_fee' | 'claim'
    cents: number
    rental: MailedRental
    url: string
  }
  'payout-method': {
    /** `opened`, `ready`, `restricted`, `closed`: an account at a payment provider. */
    change: 'added' | 'removed' | 'opened' | 'ready' | 'restricted' | 'closed'
    account: string
    url: string
  }
  'payout-news': {
    status: PayoutStatus
    number: number
    cents: number
    /** Where to, as the person recognises it. */
    account: string
    /** Requested by the weekly schedule, not by a press. */
    isAutomatic?: boolean
    /** Of one that was rejected or failed: a moderator's words, or the bank's code. */
    reason?: string
    url: string
  }
  'invoice-ready': InvoiceMail
  'tax-number-due': TaxDueMail
  'tax-proofs-due': TaxDueMail
  'tax-withheld': TaxWithheldMail
  'test-mail': { code: string; minutes: number }
  'picked-up': { rental: MailedRental; to: 'renter' | 'owner'; url: string }
  reauthentication: Omit<CodeAndLink, 'url'>
  recovery: CodeAndLink
  'rental-reminder': ReminderMail
  'replacements-offered': ReplacementsMail
  'report-decided': DecidedReport
  'request-accepted': {
    rental: MailedRental
    /** Other requests of the same order are not answered yet; it is charged once, after them. */
    isChargedLater?: boolean
    url: string
  }
  'request-declined': { rental: MailedRental; message?: string; url: string }
  'request-expired': { rental: MailedRental; url: string }
  'request-missed': { rental: MailedRental; url: string }
  'request-reminder': { rental: MailedRental; url: string }
  returned: { rental: MailedRental; to: 'renter' | 'owner'; url: string }
  'review-reminder': { rental: MailedRental; to: 'renter' | 'owner'; url: string }
  'review-removed': RemovedReview
  'revision-decided': DecidedRevision
  'wish-answered': AnsweredWish
  'wish-ended': EndedWish
  'wish-nearby': NearbyWish
  'wish-removed': RemovedWish
  /** `host` of the address that failed. */
  'webhook-disabled': { host: string; url: string }
  'work-waiting': WaitingWork
}

export type TemplateName = keyof TemplateData
export type Template<Name extends TemplateName> = (data: TemplateData[Name], texts: MailTexts) => Message

/** Every mail that we send; its words are in the catalogues (`src/web/i18n/server`). */
export const templates: { [Name in TemplateName]: Template<Name> } = {
  'account-changed': accountChanged,
  'account-deleted': accountDeleted,
  'account-exists': accountExists,
  'account-prepared': accountPrepared,
  'affiliate-decided': affiliateDecided,
  'booking-adjusted': bookingAdjusted,
  'booking-cancelled': bookingCancelled,
  'booking-missed': bookingMissed,
  'claim-changed': claimChanged,
  'conduct-decided': conductDecided,
  'confirm-sign-up': confirmSignUp,
  'no-longer-available': noLongerAvailable,
  'email-change': emailChange,
  'identity-expiry': identityExpiry,
  'identity-rejected': identityRejected,
  'identity-verified': identityVerified,
  'extension-changed': extensionChanged,
  invitation,
  'items-booked': itemsBooked,
  'items-found': itemsFound,
  'listing-approved': listingApproved,
  'listing-edited': listingEdited,
  'listing-removed': listingRemoved,
  'listing-restored': listingRestored,
  'listing-returned': listingReturned,
  'magic-link': magicLink,
  'message-received': messageReceived,
  'order-booked': orderBooked,
  'payment-disputed': paymentDisputed,
  'payment-lapsed': paymentLapsed,
  'payment-needed': paymentNeeded,
  'payout-method': payoutMethod,
  'payout-news': payoutNews,
  'invoice-ready': invoiceReady,
  'tax-number-due': taxNumberDue,
  'tax-proofs-due': taxProofsDue,
  'tax-withheld': taxWithheld,
  'test-mail': testMail,
  'picked-up': pickedUp,
  reauthentication,
  recovery,
  'rental-reminder': rentalReminder,
  'replacements-offered': replacementsOffered,
  'report-decided': reportDecided,
  'request-accepted': requestAccepted,
  'request-declined': requestDeclined,
  'request-expired': requestExpired,
  'request-missed': requestMissed,
  'request-reminder': requestReminder,
  returned,
  'review-reminder': reviewReminder,
  'review-removed': reviewRemoved,
  'revision-decided': revisionDecided,
  'wish-answered': wishAnswered,
  'wish-ended': wishEnded,
  'wish-nearby': wishNearby,
  'wish-removed': wishRemoved,
  'webhook-disabled': webhookDisabled,
  'work-waiting': workWaiting,
}

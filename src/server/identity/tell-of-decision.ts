import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { LEVEL_OF_STEP, type ProvenStep } from '#domain/kyc/document.ts'
import type { IdentityReason } from '#domain/moderation/reasons.ts'
import { isWaiting } from '#server/checkout/identity-wait.ts'
import { type HeldRentals, loadHeldRentals } from '#server/checkout/load-held-rentals.ts'
import { loadRecipient, putMail, type Recipient } from '#server/mail/put-mail.ts'

export type Verdict =
  | { status: 'verified' }
  | { status: 'rejected'; reason: IdentityReason; message?: string | undefined }

interface Listener {
  userId: string
  person: Recipient
  /** What is held for them while they wait. */
  held: HeldRentals | undefined
}

/** The person to be told of a decision, as they are before it. */
export async function listenerOf(tx: Transaction<Schema>, userId: string): Promise<Listener> {
  const person = await loadRecipient(tx, userId)
  const held = (await isWaiting(tx, userId)) ? await loadHeldRentals(tx, userId, person.locale) : undefined
  return { userId, person, held }
}

/** Mails a person what became of a step, and what that means for the rentals that were held for them. */
export async function tellOfDecision(
  tx: Transaction<Schema>,
  siteUrl: string,
  { userId, person, held }: Listener,
  { id, step }: { id: string; step: ProvenStep },
  verdict: Verdict,
): Promise<void> {
  const still = held && (await loadHeldRentals(tx, userId, person.locale))
  // Any device shows there what is held.
  const path = still ? '/booking/summary' : `/kyc-onboarding?level=${LEVEL_OF_STEP[step]}`
  const data = { step, url: `${siteUrl}${path}`, ...(still && { held: still }) }
  if (verdict.status === 'verified') {
    const isPayable = still && !(await isWaiting(tx, userId))
    return putMail(tx, person, 'identity-verified', { ...data, ...(isPayable && { isPayable }) }, id)
  }
  const { reason, message } = verdict
  const released = held && !still ? { released: held.rentals } : {}
  await putMail(
    tx,
    person,
    'identity-rejected',
    { ...data, reason, ...(message && { message }), ...released },
    id,
  )
}

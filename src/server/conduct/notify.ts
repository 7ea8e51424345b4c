import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { CaseDecision, PersonReason } from '#domain/moderation/cases.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'

interface JudgedPerson {
  /** Names the occasion: the case, or the person and the instant. */
  id: string
  personId: string
  decision: CaseDecision
  /** The reason, given where the decision is against the person. */
  why: { reason: PersonReason; message?: string } | undefined
}

const OUTCOMES = { warn: 'warned', block: 'blocked', lift: 'lifted' } as const

/** Writes to a person what was decided about them, or on their appeal, and where they can object. */
export async function notifyPerson(
  tx: Transaction<Schema>,
  siteUrl: string,
  { id, personId, decision, why }: JudgedPerson,
): Promise<void> {
  const outcome = OUTCOMES[decision as keyof typeof OUTCOMES] ?? 'appeal-dismissed'
  const data = { outcome, ...why, url: `${siteUrl}${why ? '/report/appeal' : '/dashboard'}` }
  await putMail(tx, await loadRecipient(tx, personId), 'conduct-decided', data, id)
}

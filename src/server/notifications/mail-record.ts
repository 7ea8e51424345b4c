import type { Transaction } from 'kysely'
import type { MailGap, MailState } from '#contract/mail-log.ts'
import type { Schema } from '#contract/schema.ts'
import { isWithheldMail } from '#domain/notification/withheld-mails.ts'

/** A row of the outbox as the mail log reads it. */
export async function loadMailRecord(tx: Transaction<Schema>, id: string) {
  return await tx.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
}

export type MailRecord = NonNullable<Awaited<ReturnType<typeof loadMailRecord>>>

/** Whether nothing of it can be shown or sent again, and why. */
export function gapOf({ template, sent_at, html }: MailRecord): MailGap | null {
  if (isWithheldMail(template)) return 'withheld'
  return sent_at && html === null ? 'gone' : null
}

export function stateOf({ sent_at, failed_at }: Pick<MailRecord, 'sent_at' | 'failed_at'>): MailState {
  if (sent_at) return 'sent'
  return failed_at ? 'failed' : 'waiting'
}

export const isoOf = (at: string | Date): string => new Date(at).toISOString()

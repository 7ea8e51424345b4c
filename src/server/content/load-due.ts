import { sql } from 'kysely'
import type { Context } from '#backend/functions/use-case.ts'
import type { LegalDocument, PageTexts } from '#domain/content/page-text.ts'

export type Agreeing = Pick<Context, 'tx' | 'userId' | 'now'>

interface Due {
  document: LegalDocument
  /** The version in force. */
  version: number
  /** Of the version that asks. */
  asked: PageTexts
}

/** The documents to which a person has still to agree. */
export async function loadDue({ tx, userId, now }: Agreeing): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select document, version, asked from public.agreements_due(${userId}, ${now.toISOString()})`.execute(tx)
  return rows
}

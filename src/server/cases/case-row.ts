import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { CaseSubject } from '#domain/moderation/cases.ts'
import type { Living } from '#server/lifecycle/lifecycle.ts'
import type { Subject, SubjectKind, Why } from './subject.ts'

/** The column that refers to a subject of each kind. */
export const SUBJECT_COLUMN = {
  item: 'item_id',
  person: 'person_id',
  review: 'review_id',
  wish: 'wish_id',
} as const satisfies Record<CaseSubject, string>

/** A case that is about to be assigned or decided, with what it is about. */
export interface CaseRow extends Living {
  kind: SubjectKind
  subjectId: string
  subject: Subject
  reporterId: string
  reason: string
  actorId: string
  at: Date
  /** The colleague to whom it is given, or nobody. */
  assignTo?: string | null
  why?: Partial<Why>
}

/** A locked case, after the subject it is about, whose other cases wait meanwhile; nothing where it is not there. */
export async function lockCase(
  tx: Transaction<Schema>,
  kinds: readonly SubjectKind[],
  { id, actorId, at }: { id: string; actorId: string; at: Date },
): Promise<CaseRow | undefined> {
  const about = await tx
    .selectFrom('cases')
    .select(['subject', 'item_id', 'person_id', 'review_id', 'wish_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  const kind = kinds.find(({ subject }) => subject === about?.subject)
  const subjectId = kind && about?.[SUBJECT_COLUMN[kind.subject]]
  const subject = subjectId && (await kind.lock(tx, subjectId, actorId))
  if (!subject) return
  const row = await tx
    .selectFrom('cases')
    .select(['id', 'status', 'version', 'reason', 'reporter_id as reporterId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, kind, subjectId, subject, actorId, at }
}

import type { Transaction } from 'kysely'
import type { Context } from '#backend/functions/use-case.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Schema } from '#contract/schema.ts'
import type { Actor } from '#domain/access/permissions.ts'
import type { CaseDecision, CaseReason, CaseSubject } from '#domain/moderation/cases.ts'
import type { Refusal, Result } from '#domain/result.ts'
import type { StepContext } from '#server/lifecycle/lifecycle.ts'
import type { TemplateData } from '#server/mail/templates.ts'

/** The thing or person that a case is about, as its area has locked and read it. */
export interface Subject {
  /** Whom it concerns; none of them decides on it. */
  concerned: readonly string[]
}

export interface Report {
  id: string
  bookingId?: string | undefined
  messageId?: number | undefined
}

/** Why something is taken off or a person warned or blocked. */
export interface Why {
  reason: CaseReason
  message?: string
}

interface Decision {
  name: CaseDecision
  isAppeal: boolean
  /** The reason, given where the decision is against the subject. */
  why: Why | undefined
  /** The case's id, which names the occasion of a mail. */
  caseId: string
  /** Why it was reported. */
  reported: string
  /** Who reported it, or appealed. */
  reporterId: string
}

/** What those who reported a subject are told of the decision. */
export interface Answer {
  title: string
  outcome: TemplateData['report-decided']['outcome']
  /** The address that leads on, from the root of the site. */
  path: string
}

/** What goes into the audit log beside the case's id. */
interface Carried {
  action: string
  /** The person it was done to. */
  personId: string
  details: Record<string, unknown>
}

/** One kind of subject, as the area that owns it registers it. */
export interface SubjectKind<Loaded extends Subject = Subject> {
  subject: CaseSubject
  /** Whether this member of the team decides on cases of the kind. */
  isDecidedBy(actor: Actor): boolean
  /** Refuses a report of what is not there to be seen, or is the reporter's own. */
  refuseReport(context: Context, report: Report): Promise<Refusal<RefusalCode> | undefined>
  /** When that was decided which the caller may appeal against; there is no appeal where it is missing. */
  findAppealable?(context: Context, id: string): Promise<Result<Date | string, RefusalCode>>
  /** Locks it, before the case, and reads it. */
  lock(tx: Transaction<Schema>, id: string, judgeId: string): Promise<Loaded | undefined>
  /** Whether only an admin makes this decision on it. */
  needsAdmin?(subject: Loaded, decision: CaseDecision): boolean
  /** Refuses a decision that the state of the subject does not allow. */
  refuseDecision?(
    subject: Loaded,
    decision: CaseDecision,
    reporterId: string,
  ): Refusal<RefusalCode> | undefined
  /** The consequences for the subject and whom it concerns, in the decision's transaction. */
  carryOut(context: StepContext, subject: Loaded, decision: Decision): Promise<Carried>
  /** Nothing where the reporter is told otherwise. */
  answer(subject: Loaded, decision: Pick<Decision, 'name' | 'isAppeal' | 'reporterId'>): Answer | undefined
}

/** Declares a kind; types its methods by what it loads. */
export const subjectKind = <Loaded extends Subject>(kind: SubjectKind<Loaded>): SubjectKind =>
  kind as unknown as SubjectKind

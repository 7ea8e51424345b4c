import type { CaseStatus } from '#domain/moderation/case-lifecycle.ts'
import type { CaseReason, CaseSubject } from '#domain/moderation/cases.ts'

/** A case in the queue of the back office (`staff_cases`). */
export interface StaffCase {
  id: string
  subject: CaseSubject
  /** Where it is about an item. */
  item_id: string | null
  /** Where it is about a person. */
  person_id: string | null
  reason: CaseReason | 'appeal'
  message: string
  status: CaseStatus
  created_at: string
  due_at: string
  decided_at: string | null
  assigned_to: string | null
  assignee: string | null
  decider: string | null
  decision_reason: CaseReason | null
  decision_message: string | null
  /** Of the item or the wish; the name of the person, or of the review's author. */
  title: string
  /** Of the review or the wish. */
  text: string | null
  language: string | null
  /** Of the item's first picture, or of the person's. */
  path: string | null
  rating: number | null
}

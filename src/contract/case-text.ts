/**
 * Texts that the team reads to decide: of a claim its description, what was written at one of its steps (`part` is the id of the
 * event), and the note of a handover (`part` is its position); of a case the report, and one of the messages around the reported
 * one (`part` is its id). Each by the id of its claim or case.
 */
export const CASE_TEXTS = ['claim', 'claim-step', 'claim-handover', 'case', 'case-message'] as const
export type CaseText = (typeof CASE_TEXTS)[number]

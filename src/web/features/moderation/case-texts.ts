import type { CaseSubject } from '#domain/moderation/cases.ts'
import type { useTranslate } from '../../i18n/translation.tsx'

type Translate = ReturnType<typeof useTranslate>

/** Why something was reported, or why it was taken off; an appeal says what it objects to. */
export const caseReason = (t: Translate, subject: CaseSubject, reason: string): string =>
  t.optional(`moderation.cases.${subject}.${reason}`) ?? reason

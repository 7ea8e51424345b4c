import type { RecordedActivity } from '#contract/processing.ts'
import { PROCESSING } from '#domain/privacy/processing.ts'
import { rule } from '#domain/settings/rules.ts'
import { terms } from '#domain/settings/terms.ts'
import type { Translate } from '../../i18n/translate.ts'

export const FACTS = ['basis', 'subjects', 'data', 'recipients', 'period', 'exported', 'kept'] as const

/** An activity of the record in words, by what article 30 asks for. */
export function activityWords(
  t: Translate,
  { activity, exported, kept }: RecordedActivity,
): { name: string; purpose: string } & Record<(typeof FACTS)[number], string> {
  const { bases, subjects, data, recipients } = PROCESSING[activity]
  const to = recipients.map((one) => t(`office.processing.recipient.${one}`))
  return {
    name: t(`office.processing.of.${activity}`),
    purpose: t(`office.processing.of.${activity}.purpose`),
    basis: bases.map((one) => t(`office.processing.basis.${one}`)).join('; '),
    subjects: subjects.map((one) => t(`office.processing.subject.${one}`)).join('; '),
    data: data.map((one) => t(`office.processing.kind.${one}`)).join('; '),
    recipients: to.length > 0 ? to.join('; ') : t('office.processing.nobody'),
    period: t(`office.processing.of.${activity}.period`, {
      identityDays: terms.identityDays,
      invitationDays: rule('invitationDays'),
      browserDays: rule('browserDays'),
      networkDays: rule('networkDays'),
      mailDays: rule('mailDays'),
      noticeDays: rule('noticeDays'),
      translationDays: rule('translationDays'),
      webhookDays: rule('webhookDays'),
    }),
    exported: exported.join(', '),
    kept: kept.join(', '),
  }
}

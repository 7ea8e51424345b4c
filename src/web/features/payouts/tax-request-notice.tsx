import type { MyTaxRequest } from '#contract/tax.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'

interface TaxRequestNoticeProps {
  request: MyTaxRequest
  /** The form for the tax number is below. */
  isAtForm?: boolean
}

/** What the tax report lacks of this person, since when their payouts are withheld for it or will be, and where to give it. */
export function TaxRequestNotice({ request, isAtForm }: TaxRequestNoticeProps) {
  const { gaps, withheldAt, withholdableAt } = request
  const t = useTranslate()
  const format = useFormat()
  const day = (at: string) => format.date(at, 'date', viewerZone())
  const missing = gaps.map((gap) => t(`tax.request.gap.${gap}`)).join(', ')
  return (
    <Notice
      tone={withheldAt ? 'bad' : 'notice'}
      title={t(withheldAt ? 'tax.request.withheld-title' : 'tax.request.title')}
    >
      <p className="mt-1 max-w-[62ch]">
        {withheldAt
          ? t('tax.request.withheld-text', { date: day(withheldAt), gaps: missing })
          : t('tax.request.text', { gaps: missing })}
        {!withheldAt && withholdableAt && ` ${t('tax.request.until', { date: day(withholdableAt) })}`}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {gaps.includes('tax-number') && !isAtForm && (
          <LinkButton to="/dashboard/payout-settings" size="small">
            {t('tax.request.number')}
          </LinkButton>
        )}
        {gaps.some((gap) => gap !== 'tax-number') && (
          <LinkButton to="/kyc-onboarding?level=3" size="small">
            {t('tax.request.proofs')}
          </LinkButton>
        )}
      </div>
    </Notice>
  )
}

import type { MyBusiness } from '#contract/invoices.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BusinessForm } from './business-form.tsx'
import { useBusiness } from './use-business.ts'

/** As whom the person lends things, and what follows for invoices. */
export function BusinessCard() {
  const t = useTranslate()
  const { data, error, refetch } = useBusiness()
  return (
    <Card as="section" aria-labelledby="invoices-business">
      <h2 id="invoices-business" className="text-xl">
        {t('invoices.business')}
      </h2>
      <p className="mt-2 max-w-[62ch] text-ink-soft">{t('invoices.business-text')}</p>
      {!data && error && (
        <ErrorState
          title={t('invoices.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label={t('ui.loading')} className="mt-4">
          <Skeleton className="h-36" />
        </Loading>
      )}
      {data && <Elsewhere count={data.elsewhere} />}
      {data && <BusinessForm known={data.business} suggested={data.suggested} />}
    </Card>
  )
}

function Elsewhere({ count }: { count: MyBusiness['elsewhere'] }) {
  const t = useTranslate()
  if (count === 0) return null
  return (
    <div className="mt-4">
      <Notice tone="caution">{t('invoices.elsewhere', { count })}</Notice>
    </div>
  )
}

import { Suspense } from 'react'
import type { PaymentEntryProps } from '../../entities/payment/payment-entry.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PAYMENT_FORMS } from './payment-forms.ts'

/** The form of whichever provider takes the payment, without a button of its own. */
export function ProviderFields(props: PaymentEntryProps) {
  const t = useTranslate()
  const Form = PAYMENT_FORMS[props.provider]
  if (!Form) return <Notice tone="bad">{t('errors.PAYMENT_PROVIDER_DOWN')}</Notice>
  return (
    <Suspense fallback={props.hasFields && <Skeleton className="h-64" />}>
      <Form {...props} />
    </Suspense>
  )
}

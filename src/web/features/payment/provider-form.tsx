import { Suspense } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PAYMENT_FORMS, type PaymentFormProps } from './payment-forms.ts'

/** The form of whichever provider has the payment. */
export function ProviderForm(props: PaymentFormProps) {
  const t = useTranslate()
  const Form = PAYMENT_FORMS[props.payment.provider]
  if (!Form) return <Notice tone="bad">{t('errors.PAYMENT_PROVIDER_DOWN')}</Notice>
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <Form {...props} />
    </Suspense>
  )
}

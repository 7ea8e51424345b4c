import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Choice } from './use-choice.ts'

/** Some hours can cost more than a whole day: a neighbour would say so, and give the day. */
export function CheaperDay({ totalCents, choose }: NonNullable<Choice['cheaper']>) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Notice tone="good">
      <p className="text-sm">{t('product.quote.cheaper')}</p>
      <Button variant="secondary" size="small" className="mt-2" onClick={choose}>
        {t('product.quote.take-day', { price: format.money(totalCents) })}
      </Button>
    </Notice>
  )
}

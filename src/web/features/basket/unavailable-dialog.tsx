import type { Basket } from '#domain/basket/basket.ts'
import { linePeriodText } from '../../entities/period/line-period-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface UnavailableDialogProps {
  items: Basket
  onBack: () => void
  /** Missing where one item was to be rented beside the basket: then only other dates help. */
  onRemove?: () => void
}

/** Names the lines that are not available and offers to go on without them. */
export function UnavailableDialog({ items, onBack, onRemove }: UnavailableDialogProps) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Dialog
      open
      onClose={onBack}
      title={t('basket.unavailable.title')}
      footer={
        onRemove ? (
          <>
            <Button variant="secondary" onClick={onBack}>
              {t('basket.unavailable.back')}
            </Button>
            <Button onClick={onRemove}>{t('basket.unavailable.remove')}</Button>
          </>
        ) : (
          <Button onClick={onBack}>{t('basket.unavailable.other-dates')}</Button>
        )
      }
    >
      <p className="text-ink-soft">{t('basket.unavailable.text')}</p>
      <ul className="mt-4 grid gap-3">
        {items.map((item) => (
          <li key={item.id} className="rounded-card border border-line px-4 py-3">
            <p className="font-semibold">{item.product.title}</p>
            <p className="text-sm text-ink-soft">{linePeriodText(item, format)}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

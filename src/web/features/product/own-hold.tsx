import { useTranslate } from '../../i18n/translation.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Dates that nobody else can have: the visitor holds them, and goes on where they stopped. */
export function OwnHold() {
  const t = useTranslate()
  return (
    <div className="grid w-full gap-3">
      <Notice tone="notice" live>
        {t('product.held')}
      </Notice>
      <LinkButton to="/booking/summary" size="large" wide>
        {t('product.held-go')}
      </LinkButton>
    </div>
  )
}

import { useTranslate } from '../../i18n/translation.tsx'
import { CardsSection } from './cards-section.tsx'
import { PageHead } from './page-head.tsx'

/** `/account/payment-methods`: the cards that are offered at the next checkout. */
export function CardsPage() {
  const t = useTranslate()
  return (
    <>
      <PageHead title={t('account.cards.title')} text={t('account.cards.text')} />
      <CardsSection />
    </>
  )
}

import { useEffect } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Message } from '../../ui/message.tsx'
import { clearBookingData } from './use-booking-data.ts'
import { useWayBack } from './use-way-back.ts'

/** A late payment found nothing to book any more: what happened, and what became of the money. */
export function NoLongerAvailable() {
  const t = useTranslate()
  const back = useWayBack()
  useEffect(() => clearBookingData(), [])
  return (
    <div role="alert">
      <Message
        as="h1"
        drawing="box"
        title={t('checkout.gone.title')}
        text={t('checkout.gone.text')}
        actions={
          <>
            {back.place === 'basket' && <LinkButton to={back.to}>{t('checkout.back.basket')}</LinkButton>}
            <LinkButton to="/search" {...(back.place === 'basket' && { variant: 'secondary' })}>
              {t('checkout.search-again')}
            </LinkButton>
          </>
        }
      />
    </div>
  )
}

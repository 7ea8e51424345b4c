import { useTranslate } from '../../i18n/translation.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Message } from '../../ui/message.tsx'

/** The same words whether there is no such booking or it is another person's. */
export function NoSuchBooking() {
  const t = useTranslate()
  return (
    <Message
      as="h1"
      drawing="search"
      title={t('booking.none.title')}
      text={t('booking.none.text')}
      actions={<LinkButton to="/dashboard/my-rentals">{t('booking.to-rentals')}</LinkButton>}
    />
  )
}

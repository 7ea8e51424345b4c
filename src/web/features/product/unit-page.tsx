import { titledBy, titleIn } from '#domain/listing/title-in.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { isUuid } from '../../lib/is-uuid.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { useSessionStatus } from '../../lib/session.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Message } from '../../ui/message.tsx'
import { SignInLink } from './sign-in-link.tsx'
import UnitNote from './unit-note.tsx'
import { useScannedUnit } from './use-scanned-unit.ts'

/** `/unit/:id?unit=…`: where a label leads while its item is not offered, which only its lender and renter may see. */
export function UnitPage({ itemId, label }: { itemId: string; label: string }) {
  const t = useTranslate()
  const language = useLanguage()
  const isSignedOut = useSessionStatus() === 'signed-out'
  const { data: unit } = useScannedUnit(itemId, label)
  if (unit === null || !isUuid(itemId))
    return (
      <Message
        as="h1"
        drawing="lost"
        title={t('product.unit.gone.title')}
        text={isSignedOut && t('product.unit.gone.text')}
        actions={
          <>
            {isSignedOut && <SignInLink>{t('shell.account.login')}</SignInLink>}
            <LinkButton to="/search" variant={isSignedOut ? 'secondary' : 'primary'}>
              {t('product.all')}
            </LinkButton>
          </>
        }
      />
    )
  return (
    <div className="page grid max-w-2xl content-start gap-5 py-8">
      <h1 className="text-2xl md:text-3xl">
        {unit ? titleIn(titledBy(unit.title, unit.language, unit.titles), language) : t('product.unit.head')}
      </h1>
      <UnitNote itemId={itemId} label={label} />
    </div>
  )
}

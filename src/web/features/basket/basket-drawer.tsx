import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { basketTotalCents } from '#domain/basket/basket.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { rememberRedirect } from '../../lib/auth-redirect.ts'
import { useIsSignedIn } from '../../lib/session.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Message } from '../../ui/message.tsx'
import { BasketLine } from './basket-line.tsx'
import { BasketLines } from './basket-lines.tsx'
import { CheckoutButton } from './checkout-button.tsx'
import { ReservedNote } from './reserved-note.tsx'
import { useBasket } from './use-basket.ts'

/** The basket at a glance, over any page. */
export default function BasketDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslate()
  const { basket, remove } = useBasket()
  useCloseOnNavigation(onClose)

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('basket.title')}
      footer={basket.length > 0 && <DrawerFooter />}
    >
      {basket.length === 0 ? (
        <Message
          drawing="basket"
          as="h3"
          title={t('basket.empty.title')}
          text={t('basket.empty.text')}
          actions={<LinkButton to="/search">{t('basket.empty.browse')}</LinkButton>}
        />
      ) : (
        <BasketLines basket={basket} heading="h3">
          {(item) => <BasketLine key={item.id} item={item} onRemove={() => remove(item.id)} />}
        </BasketLines>
      )}
    </Drawer>
  )
}

function DrawerFooter() {
  const t = useTranslate()
  const format = useFormat()
  const { basket } = useBasket()
  const signedIn = useIsSignedIn()
  return (
    <div className="grid w-full gap-3">
      <p className="flex items-baseline justify-between text-lg font-semibold">
        {t('basket.total')}
        <span className="tabular">{format.money(basketTotalCents(basket))}</span>
      </p>
      <ReservedNote basket={basket} />
      {signedIn && <CheckoutButton wide />}
      <LinkButton
        to={signedIn ? '/basket' : '/login'}
        variant={signedIn ? 'secondary' : 'primary'}
        wide
        onClick={() => !signedIn && rememberRedirect('/basket')}
      >
        {signedIn ? t('basket.view') : t('basket.sign-in')}
      </LinkButton>
    </div>
  )
}

/** A visitor who follows a link out of the drawer has left it. */
function useCloseOnNavigation(onClose: () => void) {
  const { pathname } = useLocation()
  const latest = useRef(onClose)
  latest.current = onClose
  const shownAt = useRef(pathname)
  useEffect(() => {
    if (shownAt.current !== pathname) latest.current()
    shownAt.current = pathname
  }, [pathname])
}

import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { Suspense, useState } from 'react'
import { countOf } from '#domain/basket/basket.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useBasket } from './use-basket.ts'

const BasketDrawer = lazyPart(() => import('./basket-drawer.tsx'))

/** The basket in the header: the number of units in it, and the drawer that it opens. */
export function BasketButton() {
  const t = useTranslate()
  const { basket } = useBasket()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const count = countOf(basket)
  return (
    <>
      <IconButton
        label={count > 0 ? t('basket.button', { count }) : t('basket.title')}
        icon={<ShoppingBasket aria-hidden size={20} />}
        badge={count}
        data-basket
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
        // The drawer's code is requested before the finger leaves the button.
        onPointerEnter={() => navigator.onLine && setWanted(true)}
      />
      {wanted && (
        <Suspense>
          <BasketDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

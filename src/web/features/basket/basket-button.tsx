import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { Suspense, useState } from 'react'
import { countOf } from '#domain/basket/basket.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { barItemStyle } from '../../ui/bar-item.ts'
import { CornerBadge, IconButton } from '../../ui/icon-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useBasket } from './use-basket.ts'

const BasketDrawer = lazyPart(() => import('./basket-drawer.tsx'))

/** The basket in the header: the number of units in it, and the drawer that it opens. */
export function BasketButton() {
  const { label, count, opener, drawer } = useBasketDrawer()
  return (
    <>
      <IconButton
        label={label}
        icon={<ShoppingBasket aria-hidden size={20} />}
        badge={count}
        data-basket
        {...opener}
      />
      {drawer}
    </>
  )
}

/** The same in the phone's bottom bar. */
export function BasketTab() {
  const t = useTranslate()
  const { label, count, opener, drawer } = useBasketDrawer()
  return (
    <>
      <button type="button" className={barItemStyle} {...opener}>
        <span data-basket className="relative px-3">
          <ShoppingBasket aria-hidden size={22} />
          {count > 0 && (
            <span className="absolute -top-2 end-0">
              <CornerBadge count={count} />
            </span>
          )}
        </span>
        <span aria-hidden>{t('basket.title')}</span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      {drawer}
    </>
  )
}

function useBasketDrawer() {
  const t = useTranslate()
  const { basket } = useBasket()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const count = countOf(basket)
  return {
    count,
    label: count > 0 ? t('basket.button', { count }) : t('basket.title'),
    opener: {
      'aria-haspopup': 'dialog' as const,
      'aria-expanded': open,
      onClick() {
        setWanted(true)
        setOpen(true)
      },
      // The drawer's code is requested before the finger leaves the button.
      onPointerEnter: () => navigator.onLine && setWanted(true),
    },
    drawer: wanted && (
      <Suspense>
        <BasketDrawer open={open} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  }
}

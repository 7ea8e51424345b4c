import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import {
  addToBasket,
  type Basket,
  type BasketItem,
  type BasketProduct,
  removeFromBasket,
  updateBasketItem,
} from '#domain/basket/basket.ts'
import { readBasket } from '#domain/basket/read-basket.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { toast } from '../../lib/toast.ts'
import { useLocalStorage } from '../../lib/use-local-storage.ts'

const EMPTY: Basket = []

/** The basket of this browser, the same in every tab, and what one can do with it. */
export function useBasket() {
  const t = useTranslate()
  const navigate = useNavigate()
  const [basket, setBasket] = useLocalStorage<Basket>('basket', EMPTY, readBasket)

  const actions = useMemo(
    () => ({
      /** Adds a product for a period; says so, or that it is there already. True when it was added. */
      add(
        product: BasketProduct,
        period: { startDate: string; endDate: string },
        wish?: Partial<Pick<BasketItem, 'quantity' | 'deliveryMethod'>>,
      ): boolean {
        let added = false
        setBasket((current) => {
          const result = addToBasket(current, crypto.randomUUID(), product, period, wish)
          added = result.ok
          return result.ok ? result.value : current
        })
        toast(
          added
            ? {
                title: t('basket.added.title'),
                description: product.title,
                tone: 'good',
                action: { label: t('basket.view'), run: () => void navigate('/basket') },
              }
            : { title: t('basket.duplicate.title'), description: t('basket.duplicate.text') },
        )
        return added
      },
      update: (id: string, change: Partial<Pick<BasketItem, 'quantity' | 'deliveryMethod'>>) =>
        setBasket((current) => updateBasketItem(current, id, change)),
      remove: (...ids: string[]) => setBasket((current) => removeFromBasket(current, ids)),
      replace: (next: Basket) => setBasket(next),
      clear: () => setBasket(EMPTY),
    }),
    [setBasket, t, navigate],
  )
  return { basket, ...actions }
}

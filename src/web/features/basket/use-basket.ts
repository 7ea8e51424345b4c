import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import {
  addToBasket,
  type Basket,
  type BasketItem,
  type BasketItemChange,
  type BasketProduct,
  MAX_LINES,
  removeFromBasket,
  updateBasketItem,
} from '#domain/basket/basket.ts'
import { readBasket } from '#domain/basket/read-basket.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { randomId } from '../../lib/random-id.ts'
import { toast } from '../../lib/toast.ts'
import { useLocalStorage } from '../../lib/use-local-storage.ts'

const EMPTY: Basket = []

/** The basket of this browser, the same in every tab, and the actions on it. */
export function useBasket() {
  const t = useTranslate()
  const navigate = useNavigate()
  const [basket, setBasket] = useLocalStorage<Basket>('basket', EMPTY, readBasket)

  const actions = useMemo(
    () => ({
      /** Adds a product for a period; says so, or why not. True when it was added. */
      add(
        product: BasketProduct,
        period: { startDate: string; endDate: string },
        choice?: Partial<Pick<BasketItem, 'quantity' | 'deliveryMethod'>>,
      ): boolean {
        let refusal = undefined as 'ALREADY_IN_BASKET' | 'BASKET_FULL' | undefined
        setBasket((current) => {
          const result = addToBasket(current, randomId(), product, period, choice)
          refusal = result.ok ? undefined : result.code
          return result.ok ? result.value : current
        })
        if (refusal === 'ALREADY_IN_BASKET')
          toast({ title: t('basket.duplicate.title'), description: t('basket.duplicate.text') })
        else if (refusal === 'BASKET_FULL') toast({ title: t('errors.BASKET_FULL', { most: MAX_LINES }) })
        else
          toast({
            title: t('basket.added.title'),
            description: product.title,
            tone: 'good',
            action: { label: t('basket.view'), run: () => void navigate('/basket') },
          })
        return refusal === undefined
      },
      update: (id: string, change: BasketItemChange) =>
        setBasket((current) => updateBasketItem(current, id, change)),
      remove: (...ids: string[]) => setBasket((current) => removeFromBasket(current, ids)),
      replace: (next: Basket) => setBasket(next),
      clear: () => setBasket(EMPTY),
    }),
    [setBasket, t, navigate],
  )
  return { basket, ...actions }
}

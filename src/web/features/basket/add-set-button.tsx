import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addSet } from '#domain/basket/add-set.ts'
import { type BasketProduct, MAX_LINES } from '#domain/basket/basket.ts'
import type { WantedPeriod } from '#domain/search/wanted-period.ts'
import { periodOf } from '../../entities/period/instants.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { randomId } from '../../lib/random-id.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { offeredProducts } from './offered-products.ts'
import { useBasket } from './use-basket.ts'

interface AddSetButtonProps {
  /** The items of the set, one of each thing that is needed. */
  ids: readonly string[]
  period: WantedPeriod
}

/** Puts all that is needed for an occasion into the basket, for the same time. */
export function AddSetButton({ ids, period }: AddSetButtonProps) {
  const t = useTranslate()
  const language = useLanguage()
  const navigate = useNavigate()
  const { basket, replace } = useBasket()
  const [isBusy, setBusy] = useState(false)

  async function add() {
    setBusy(true)
    try {
      const offered = await offeredProducts([...ids], language)
      const lines = ids.flatMap((id) => offered.get(id) ?? []).map((product) => lineOf(product, period))
      const result = addSet(basket, lines)
      replace(result.basket)
      const action = { label: t('basket.view'), run: () => void navigate('/basket') }
      if (result.added > 0)
        toast({ title: t('search.set.added', { count: result.added }), tone: 'good', action })
      else if (basket.length >= MAX_LINES) toast({ title: t('errors.BASKET_FULL', { most: MAX_LINES }) })
      else toast({ title: t('search.set.known'), action })
    } catch (error) {
      toast({ title: errorMessage(error, t), tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button busy={isBusy} onClick={add}>
      <ShoppingBasket aria-hidden size={18} />
      {t('search.set.add', { count: ids.length })}
    </Button>
  )
}

function lineOf(product: BasketProduct, wanted: WantedPeriod) {
  const { start, end } = periodOf(wanted, product.timeZone ?? 'UTC')
  const period = { startDate: new Date(start).toISOString(), endDate: new Date(end).toISOString() }
  return { id: randomId(), product, period }
}

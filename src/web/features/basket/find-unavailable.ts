import type { Basket } from '#domain/basket/basket.ts'
import { supabase } from '../../lib/supabase.ts'

/** The basket's lines that are not free; where the check itself fails, it is logged and none counts as free. */
export async function findUnavailable(basket: Basket): Promise<Basket> {
  const { rpc } = await supabase()
  const lines = basket.map(({ product, startDate, endDate, quantity }) => ({
    item_id: product.id,
    start_date: startDate,
    end_date: endDate,
    quantity,
  }))
  const { data, error } = await rpc('unavailable_lines', { lines })
  if (error) {
    console.error('The availability check failed', error)
    return basket
  }
  return basket.filter((_, index) => data.includes(index))
}

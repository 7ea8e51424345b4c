import type { Basket } from '#domain/basket/basket.ts'
import { ApiError } from '../../lib/api-error.ts'
import { supabase } from '../../lib/supabase.ts'

/**
 * The basket's lines that are not free; where the check itself fails, it is logged and none counts as free. Without a
 * connection nothing is known of any of them, and it throws: nobody is sent to look for other dates.
 */
export async function findUnavailable(basket: Basket): Promise<Basket> {
  const { rpc } = await supabase()
  const lines = basket.map(({ product, startDate, endDate, quantity }) => ({
    item_id: product.id,
    start_date: startDate,
    end_date: endDate,
    quantity,
  }))
  const { data, error } = await rpc('unavailable_lines', { lines })
  if (error && !error.code) throw new ApiError('NETWORK', error.message)
  if (error) {
    console.error('The availability check failed', error)
    return basket
  }
  return basket.filter((_, index) => data.includes(index))
}

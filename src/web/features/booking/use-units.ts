import { useQuery } from '@tanstack/react-query'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { Booking } from './booking.ts'

/** The units of a rental of several, and which of them are back. */
export const useUnits = ({ id, quantity, version }: Pick<Booking, 'id' | 'quantity' | 'version'>) =>
  useQuery({
    queryKey: ['my-rentals', 'units', id, version],
    queryFn: async () => {
      const { rpc } = await supabase()
      return unwrap(await rpc('booking_units', { booking: id }))
    },
    enabled: quantity > 1,
  })

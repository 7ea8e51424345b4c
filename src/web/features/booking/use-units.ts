import { useQuery } from '@tanstack/react-query'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { Booking } from './booking.ts'

/** One unit of a rental; the last three are null while it is out. */
export interface Unit {
  unit_id: string
  label: string
  returned_at: string | null
  is_undamaged: boolean | null
  is_complete: boolean | null
}

/** The units of a rental of several, and which of them are back. */
export const useUnits = ({ id, quantity, version }: Pick<Booking, 'id' | 'quantity' | 'version'>) =>
  useQuery({
    queryKey: ['my-rentals', 'units', id, version],
    queryFn: async () => {
      const { rpc } = await supabase()
      return unwrap(await rpc('booking_units', { booking: id })) as unknown as Unit[]
    },
    enabled: quantity > 1,
  })

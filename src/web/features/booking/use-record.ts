import { useQuery } from '@tanstack/react-query'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { Booking } from './booking.ts'

/** Whether the recorded steps of a booking are as they were written, and the seal of the last one. */
export const useRecord = ({ id, events, handovers }: Pick<Booking, 'id' | 'events' | 'handovers'>) =>
  useQuery({
    queryKey: ['my-rentals', 'record', id, events.length, handovers.length],
    queryFn: async () => {
      const { rpc } = await supabase()
      const rows = unwrap(await rpc('booking_record', { booking: id }))
      return rows[0] ?? null
    },
  })

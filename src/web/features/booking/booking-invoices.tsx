import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../i18n/translation.tsx'
import { DocumentButton } from '../../lib/document-button.tsx'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** The invoice of a business lender for this rental, and its corrections; nothing where there is none. */
export function BookingInvoices({ bookingId }: { bookingId: string }) {
  const t = useTranslate()
  const user = useUser()
  const { data } = useQuery({
    queryKey: ['invoices', user?.id, bookingId],
    enabled: user !== undefined,
    staleTime: 60_000,
    queryFn: async () => {
      const { from } = await supabase()
      return unwrap(
        await from('invoices')
          .select('id, kind, number')
          .eq('booking_id', bookingId)
          .order('issued_at')
          .limit(20),
      )
    },
  })
  return data?.map(({ id, kind, number }) => (
    <DocumentButton
      key={id}
      label={t(kind === 'rental' ? 'rentals.invoice' : 'rentals.credit-note', { number })}
      name="get-invoice"
      input={{ id, format: 'pdf' }}
    />
  ))
}

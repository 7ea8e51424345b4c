import { useQuery } from '@tanstack/react-query'
import type { MessageKey } from '../../i18n/message-key.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

export interface Discrepancy {
  id: string
  /** The kind of difference, as a message's key. */
  key: MessageKey
  own_cents: number | null
  provider_cents: number | null
  found_at: string
  /** The provider's id of the payment or payout. */
  reference: string | null
  /** An admin has something to decide about it. */
  isOpen?: boolean
  /** An admin's decision that has not been carried out yet. */
  reason?: string | null
}

/** Where payments and payouts do not agree with their provider or the ledger, the oldest first. */
export function useDiscrepancies() {
  const user = useUser()
  return useQuery({
    queryKey: ['payment-discrepancies', user?.id],
    enabled: Boolean(user),
    queryFn: async () => {
      const { from } = await supabase()
      const [payments, payouts] = await Promise.all([
        from('payment_discrepancies')
          .select(
            'id, kind, own_cents, provider_cents, found_at, payment:payments(intents:payment_intents(id))',
          )
          .is('mended_at', null)
          .order('found_at')
          .limit(200),
        from('payout_discrepancies')
          .select(
            'id, kind, own_cents, provider_cents, found_at, decision, reason, payout:payouts(number, order_ids, bank_file)',
          )
          .is('mended_at', null)
          .order('found_at')
          .limit(200),
      ])
      const found: Discrepancy[] = [
        ...unwrap(payments).map(({ kind, payment, ...row }) => ({
          ...row,
          key: `admin.discrepancies.kind.${kind}` as const,
          reference: payment.intents.map(({ id }) => id).join(' · '),
        })),
        ...unwrap(payouts).map(({ kind, payout, decision, ...row }) => ({
          ...row,
          isOpen: kind === 'returned' && decision === null,
          key: `admin.discrepancies.payout.${kind}` as const,
          reference: [payout.number, ...(payout.order_ids ?? []), payout.bank_file]
            .filter(Boolean)
            .join(' · '),
        })),
      ]
      return found.toSorted((a, b) => a.found_at.localeCompare(b.found_at))
    },
  })
}

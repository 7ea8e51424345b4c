import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { PayoutStatus } from '#domain/payout/lifecycle.ts'
import type { NamedMethod } from '#domain/payout/method-name.ts'
import { terms } from '#domain/settings/terms.ts'
import { isUuid } from '../../lib/is-uuid.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { SecondApproval } from './use-second-approvals.ts'

const PAYOUTS_A_PAGE = 25

export interface QueuedPayout {
  id: string
  number: number
  version: number
  account: 'lender' | 'affiliate'
  amount_cents: number
  status: PayoutStatus
  status_reason: string | null
  is_automatic: boolean
  /** The account's holder has another name than the proof of identity. */
  is_other_name: boolean
  /** Two people approve it. */
  needs_two: boolean
  /** Who did first, while they may decide. */
  first: { id: string; name: string } | null
  /** The bank's references; null where no bank was given the order, and the operator pays by hand. */
  order_ids: string[] | null
  /** The file for the operator's bank that it is in. */
  bank_file: string | null
  created_at: string
  updated_at: string
  method: NamedMethod & { holder: string; created_at: string }
  person: {
    id: string
    name: string
    email: string
    kyc_level: number
    is_blocked: boolean
    created_at: string
    /** What the tax report lacks of them was asked for. */
    requests: { withheld_at: string | null; answered_at: string | null }[]
  }
}

const COLUMNS = `id, number, version, account, amount_cents, status, status_reason, is_automatic, is_other_name, needs_two, endorsed_at, order_ids, bank_file, created_at,
  updated_at, method:payout_methods(kind, holder, country, last4, created_at),
  person:profiles!payouts_user_id_fkey(id, name, email, kyc_level, is_blocked, created_at, requests:tax_requests(withheld_at, answered_at))`

/** Since when a payout is withheld because the tax report lacks something of its lender; ISO 8601. */
export const withheldSince = ({
  account,
  person,
}: Pick<QueuedPayout, 'account' | 'person'>): string | undefined =>
  account === 'lender' && terms.taxWithholding
    ? (person.requests.find(({ answered_at }) => answered_at === null)?.withheld_at ?? undefined)
    : undefined

/** Payouts in one state, those that wait the longest first; the past ones newest first; a page at a time. */
export function useQueue(statuses: readonly PayoutStatus[]) {
  const user = useUser()
  const ascending = statuses.includes('requested')
  return useInfiniteQuery({
    queryKey: ['admin-payouts', user?.id, statuses],
    enabled: user !== undefined,
    staleTime: 5_000,
    refetchInterval: 30_000,
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam }) => {
      const { rpc } = await supabase()
      const page = rpc('staff_payouts', {
        states: [...statuses],
        descending: !ascending,
        after_number: pageParam ?? null,
        page_size: PAYOUTS_A_PAGE,
      })
      const rows: unknown = unwrap(await page.select(COLUMNS).order('number', { ascending }))
      return withFirst(rows as LoadedPayout[])
    },
    getNextPageParam: (page) => (page.length === PAYOUTS_A_PAGE ? page.at(-1)?.number : undefined),
  })
}

/** One payout, in whatever state; null if there is none of this id. */
export function useOnePayout(id: string | null) {
  const user = useUser()
  return useQuery({
    queryKey: ['admin-payouts', user?.id, 'one', id],
    enabled: user !== undefined && id !== null && isUuid(id),
    staleTime: 5_000,
    queryFn: async () => {
      const { from } = await supabase()
      const [payout] = await withFirst(unwrap(await from('payouts').select(COLUMNS).eq('id', String(id))))
      return payout ?? null
    },
  })
}

type LoadedPayout = Omit<QueuedPayout, 'first'> & {
  /** When the first of two people approved it. */
  endorsed_at: string | null
}

/** Adds who approved large payouts first. */
async function withFirst(payouts: LoadedPayout[]): Promise<QueuedPayout[]> {
  const among = payouts.filter((each) => each.status === 'requested' && each.endorsed_at).map(({ id }) => id)
  if (among.length === 0) return payouts.map((payout) => ({ ...payout, first: null }))
  const { rpc } = await supabase()
  const rows: unknown = unwrap(await rpc('second_approvals', { among, page_size: among.length }))
  const firstOf = new Map(
    (rows as SecondApproval[]).map(({ id, proposer_id, proposer }) => [
      id,
      proposer_id === null ? null : { id: proposer_id, name: proposer ?? '' },
    ]),
  )
  return payouts.map((payout) => ({ ...payout, first: firstOf.get(payout.id) ?? null }))
}

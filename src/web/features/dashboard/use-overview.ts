import { useQuery } from '@tanstack/react-query'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import type { ProvenStep } from '#domain/kyc/document.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** The parts of an item that a line of the overview shows; nothing of an item that is gone. */
export interface OverviewItem {
  title: string | null
  language: string
  /** Titles by language. */
  translations: Partial<Record<string, string>> | null
}

export interface OverviewRental {
  id: string
  status: BookingStatus
  side: 'owner' | 'renter'
  need: 'answer' | 'pick_up' | 'return' | null
  due_at: string
  start_date: string
  end_date: string
  time_zone: string
  other_name: string | null
  item: OverviewItem
  image: string | null
}

export interface Overview {
  kyc_level: number
  kyc_status: string
  listing_count: number
  rentals: OverviewRental[]
  claims: { id: string; due_at: string; item: OverviewItem }[]
  returned_listings: { id: string; title: string; at: string }[]
  rejected_step: ProvenStep | null
  balances: Partial<Record<'lender' | 'lender_pending' | 'affiliate' | 'payout', number>>
}

const EVERY_MS = 60_000

/** What needs the signed-in person, what comes next and their money, in one request; anew every minute. */
export function useOverview() {
  const user = useUser()
  return useQuery({
    queryKey: ['overview', user?.id],
    enabled: user !== undefined,
    staleTime: 0,
    refetchInterval: EVERY_MS,
    queryFn: async () => {
      const { rpc } = await supabase()
      return unwrap(await rpc('my_overview')) as unknown as Overview
    },
  })
}

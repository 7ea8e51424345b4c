import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

export type HitKind = 'booking' | 'claim' | 'payout' | 'person' | 'item'

export interface Hit {
  kind: HitKind
  id: string
  title: string
  language: string | null
  detail: string | null
  state: string | null
}

/** The page of what was found. */
export const pageOfHit: Record<HitKind, (id: string) => string> = {
  booking: (id) => `/admin/bookings/${id}`,
  claim: (id) => `/admin/claims/${id}`,
  payout: (id) => `/admin/payouts?payout=${id}`,
  person: (id) => `/admin/users/${id}`,
  item: (id) => `/admin/listings/${id}`,
}

const MIN_LENGTH = 2
const PAUSE_MS = 150

/** What words in the search of the back office stand for, once the typing pauses. */
export function useStaffSearch(typed: string) {
  const user = useUser()
  const words = usePaused(typed.trim())
  return useQuery({
    queryKey: ['staff-search', user?.id, words],
    enabled: user !== undefined && words.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { rpc } = await supabase()
      return unwrap(await rpc('staff_search', { words }).abortSignal(signal)) as Hit[]
    },
  })
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}

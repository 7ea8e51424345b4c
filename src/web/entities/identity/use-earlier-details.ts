import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { useIdentity } from './use-identity.ts'

type Details = Record<string, string>

/** Calls `onLoaded` once with what the person entered beside their last identity document, where they sent one before. */
export function useEarlierDetails(onLoaded: (details: Details) => void) {
  const user = useUser()
  const hasEarlier = useIdentity().data?.steps.identity !== undefined
  const { data } = useQuery({
    queryKey: ['identity-details', user?.id],
    enabled: user !== undefined && hasEarlier,
    gcTime: 0,
    queryFn: async () => unwrap(await (await supabase()).rpc('my_identity_details')) as Details | null,
  })
  const call = useRef(onLoaded)
  call.current = onLoaded
  useEffect(() => {
    if (data) call.current(data)
  }, [data])
}

import { useQuery } from '@tanstack/react-query'
import { useSessionStatus, useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'

/** The buckets that the visitor may know of. */
export function useBuckets() {
  const user = useUser()
  return useQuery({
    queryKey: ['buckets', user?.id],
    queryFn: async () => {
      const { storage } = await supabase()
      const { data, error } = await storage.listBuckets()
      if (error) throw error
      return data
    },
    enabled: useSessionStatus() !== 'loading',
  })
}

import { useQuery } from '@tanstack/react-query'
import { supabase } from '../../lib/supabase.ts'

/** Seconds for which the address of a private photo is valid. */
const SIGNED_SECONDS = 3_600

/** The addresses of private photos, without those that are gone. */
export const useSignedPhotos = (
  bucket: 'claims' | 'handovers' | 'messages' | 'reviews',
  paths: readonly string[],
) =>
  useQuery({
    queryKey: ['signed-photos', bucket, paths],
    queryFn: async () => {
      const { storage } = await supabase()
      const answer = await storage.from(bucket).createSignedUrls([...paths], SIGNED_SECONDS)
      if (answer.error) throw answer.error
      return answer.data.flatMap(({ signedUrl }) => signedUrl || [])
    },
    enabled: paths.length > 0,
    staleTime: (SIGNED_SECONDS - 60) * 1_000,
  })

import { useQuery } from '@tanstack/react-query'
import { supabase } from '../../lib/supabase.ts'

type Bucket = 'claims' | 'handovers' | 'messages' | 'reviews'

/** Seconds for which the address of a private photo is valid. */
const SIGNED_SECONDS = 3_600

/** The addresses of private photos by their paths, without those that are gone. */
export const useSignedAddresses = (bucket: Bucket, paths: readonly string[]) =>
  useQuery(signedAddresses(bucket, paths))

/** The addresses of private photos, without those that are gone. */
export const useSignedPhotos = (bucket: Bucket, paths: readonly string[]) =>
  useQuery({
    ...signedAddresses(bucket, paths),
    select: (addresses) => paths.flatMap((path) => addresses[path] ?? []),
  })

const signedAddresses = (bucket: Bucket, paths: readonly string[]) => ({
  queryKey: ['signed-photos', bucket, paths],
  queryFn: async (): Promise<Record<string, string>> => {
    const { storage } = await supabase()
    const answer = await storage.from(bucket).createSignedUrls([...paths], SIGNED_SECONDS)
    if (answer.error) throw answer.error
    return Object.fromEntries(
      answer.data.flatMap(({ path, signedUrl }) => (path && signedUrl ? [[path, signedUrl]] : [])),
    )
  },
  enabled: paths.length > 0,
  staleTime: (SIGNED_SECONDS - 60) * 1_000,
})

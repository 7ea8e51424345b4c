import { useQuery } from '@tanstack/react-query'
import type { RecordedActivity } from '#contract/processing.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'

/** The record of processing. */
export function useProcessing() {
  const user = useUser()
  return useQuery({
    queryKey: ['processing', user?.id],
    enabled: user !== undefined,
    queryFn: () => callFunction<RecordedActivity[]>('load-processing', {}),
  })
}

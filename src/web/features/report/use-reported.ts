import { useQuery } from '@tanstack/react-query'
import type { CaseSubject } from '#domain/moderation/cases.ts'
import { isUuid } from '../../lib/is-uuid.ts'
import { useUser } from '../../lib/session.ts'
import { loadIsReported } from './load-is-reported.ts'

/**
 * What is to be reported or objected to, and whether a report by the same person is open already; null if it is not
 * there.
 */
export function useReported<Found extends object>(
  subject: CaseSubject,
  id: string,
  load: (id: string, userId: string) => Promise<Found | null>,
) {
  const user = useUser()
  return useQuery({
    queryKey: ['reported', user?.id, subject, id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => {
      if (!isUuid(id)) return null
      const [found, isReported] = await Promise.all([
        load(id, user!.id),
        loadIsReported(subject, id, user!.id),
      ])
      return found && { ...found, isReported }
    },
  })
}

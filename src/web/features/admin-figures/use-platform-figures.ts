import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'

/** The steps in which figures are shown, and how many of them. */
export const STEPS = { day: 30, week: 12, month: 12 } as const
export type Step = keyof typeof STEPS

/** The figures of the site up to now, by day, week or month where the reader is. */
export function usePlatformFigures(step: Step) {
  const user = useUser()
  return useQuery({
    queryKey: ['platform-figures', user?.id, step],
    enabled: user !== undefined,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const { rpc } = await supabase()
      const answer = await rpc('platform_figures', { step, periods: STEPS[step], zone: viewerZone() })
      return unwrap(answer) ?? { periods: [], cities: [] }
    },
  })
}

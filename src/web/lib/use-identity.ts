import { useQuery } from '@tanstack/react-query'
import { type KycStatus, type KycStep, kycStatusOf } from '#domain/kyc/level.ts'
import { useUser } from './session.ts'
import { supabase } from './supabase.ts'
import { unwrap } from './unwrap.ts'

export interface Submission {
  step: KycStep
  status: 'pending' | 'verified' | 'rejected' | 'expired'
  /** Why it was rejected: a code, or a moderator's words. */
  reason: string | null
}

export interface Identity {
  level: number
  status: KycStatus
  /** The newest submission of each step. */
  steps: Partial<Record<KycStep, Submission>>
}

const SOON_MS = 1_000
const LATER_MS = 10_000
const IMPATIENT = 15

/**
 * How far the signed-in person's identity is proven. While something is being checked it is asked again: every second
 * at first, for a demo decides at once, then in the rhythm of people who decide.
 */
export function useIdentity() {
  const user = useUser()
  return useQuery({
    queryKey: ['identity', user?.id],
    queryFn: () => loadIdentity(user!.id),
    enabled: Boolean(user),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const waits = Object.values(state.data?.steps ?? {}).some(({ status }) => status === 'pending')
      if (!waits) return false
      return state.dataUpdateCount < IMPATIENT ? SOON_MS : LATER_MS
    },
  })
}

/** In one request: a level from before the decision beside submissions from after it would look decided and wait forever. */
async function loadIdentity(userId: string): Promise<Identity> {
  const { from } = await supabase()
  const answer = await from('profiles')
    .select(
      'kyc_level, kyc_status, submissions:kyc_submissions!kyc_submissions_user_id_fkey(step, status, reason)',
    )
    .eq('id', userId)
    .order('submitted_at', { referencedTable: 'submissions', ascending: false })
    .single()
  const { kyc_level, kyc_status, submissions } = unwrap(answer)
  const steps: Identity['steps'] = {}
  for (const row of submissions as Submission[]) steps[row.step] ??= row
  return { level: kyc_level, status: kycStatusOf(kyc_status), steps }
}

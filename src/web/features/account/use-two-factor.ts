import { useQuery, useQueryClient } from '@tanstack/react-query'
import { meetingDemands } from '../../lib/demands.ts'
import { useSession } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

const CODES_LEFT = ['recovery-codes-left']

/** Whether the second factor is on, how many recovery codes are left, and what changes both. */
export function useTwoFactor() {
  const session = useSession()
  const queryClient = useQueryClient()
  const factors = session.status === 'signed-in' ? (session.session.user.factors ?? []) : []
  const isOn = factors.some(({ status }) => status === 'verified')
  const { data: codesLeft } = useQuery({
    queryKey: CODES_LEFT,
    enabled: isOn,
    queryFn: async () => {
      const answer = await (await supabase()).rpc('recovery_codes_left')
      return unwrap(answer)
    },
  })

  async function makeCodes(): Promise<string[]> {
    const client = await supabase()
    const codes = await meetingDemands(async () => unwrap(await client.rpc('create_recovery_codes')))
    await queryClient.invalidateQueries({ queryKey: CODES_LEFT })
    return codes
  }

  async function turnOff(): Promise<void> {
    const { auth } = await supabase()
    for (const { id } of factors) {
      await meetingDemands(async () => unwrap(await auth.mfa.unenroll({ factorId: id })))
    }
    // The current token still names the factor.
    const { error } = await auth.refreshSession()
    if (error) throw error
  }

  return { isOn, codesLeft, makeCodes, turnOff }
}

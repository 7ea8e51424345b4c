import { useQuery } from '@tanstack/react-query'
import type { PersonReason, PersonReportStatus } from '#domain/moderation/person-reports.ts'
import { isUuid } from '../../lib/is-uuid.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

interface Reported {
  id: string
  reason: PersonReason | 'appeal'
  message: string
  status: PersonReportStatus
  created_at: string
}

/** A report of a person with all that a moderator judges. */
export interface PersonReport extends Reported {
  booking_id: string | null
  message_id: number | null
  reporter_id: string
  person_id: string
  reporter: { name: string } | null
  person: {
    name: string
    email: string
    avatar_path: string | null
    kyc_level: number
    created_at: string
    is_blocked: boolean
    roles: string[]
    duties: string[]
  } | null
  /** Earlier reports of the person. */
  earlier: Reported[]
}

const COLUMNS = `id, reason, message, status, created_at, booking_id, message_id, reporter_id, person_id,
  reporter:profiles!person_reports_reporter_id_fkey(name),
  person:profiles!person_reports_person_id_fkey(name, email, avatar_path, kyc_level, created_at, is_blocked, roles, duties)`

/** The latest ones, enough to decide on. */
const MAX_EARLIER = 50

/** A report of a person with all that a moderator judges; null for one that is not there. */
export function usePersonReport(id: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['person-report', user?.id, id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => {
      if (!isUuid(id)) return null
      const { from } = await supabase()
      const answer = await from('person_reports').select(COLUMNS).eq('id', id).maybeSingle()
      const report: Omit<PersonReport, 'earlier'> | null = unwrap(answer)
      if (!report) return null
      const earlier = await from('person_reports')
        .select('id, reason, message, status, created_at')
        .eq('person_id', report.person_id)
        .neq('id', id)
        .order('created_at', { ascending: false })
        .limit(MAX_EARLIER)
      return { ...report, earlier: unwrap(earlier) }
    },
  })
}

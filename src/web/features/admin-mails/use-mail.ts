import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LoggedMail, ResentMail } from '#contract/mail-log.ts'
import { callFunction } from '../../lib/call-function.ts'
import { codeOf } from '../../lib/errors.ts'
import { isUuid } from '../../lib/is-uuid.ts'
import { useUser } from '../../lib/session.ts'

/** A mail of the log, null where there is none. Each reading is in the audit log, so it is read once a visit. */
export function useMail(id: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['logged-mail', user?.id, id],
    enabled: user !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async () => {
      if (!isUuid(id)) return null
      try {
        return await callFunction<LoggedMail>('view-mail', { id })
      } catch (error) {
        if (codeOf(error) === 'NOT_FOUND') return null
        throw error
      }
    },
  })
}

/** Sends it once more. */
export function useResendMail(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callFunction<ResentMail>('resend-mail', { id }),
    onSuccess: () =>
      Promise.all(['logged-mail', 'admin-list'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  })
}

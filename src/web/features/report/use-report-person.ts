import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PersonReason } from '#domain/moderation/person-reports.ts'
import { callFunction } from '../../lib/call-function.ts'

/** Sends a report of a person; afterwards the page says that it is there. */
export function useReportPerson() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: {
      personId: string
      bookingId?: string
      messageId?: number
      reason: PersonReason
      message: string
    }) => callFunction('report-person', input),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['reported-person'] }),
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CaseReason, CaseSubject } from '#domain/moderation/cases.ts'
import { callFunction } from '../../lib/call-function.ts'

/** What is reported, or objected to; of a person also the rental or the message that it is about. */
export interface Reported {
  subject: CaseSubject
  id: string
  bookingId?: string
  messageId?: number
}

/** Sends a report or an appeal; afterwards the page says that it is there. */
export function useSendCase(name: 'report' | 'appeal', about: Reported) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: { reason?: CaseReason; message: string }) =>
      callFunction(name, { ...about, ...input }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['reported'] }),
  })
}

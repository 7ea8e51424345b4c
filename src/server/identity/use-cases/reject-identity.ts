import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { explains, IDENTITY_REASONS, MAX_REASON_MESSAGE } from '#domain/moderation/reasons.ts'
import { refuse } from '#domain/result.ts'
import { decideIdentity } from '../decide-identity.ts'

/** A moderator finds that a document does not prove its step: the person is told why and may send another one. */
export const rejectIdentity = useCase({
  name: 'reject-identity',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 60 },
  input: z.object({
    id: z.uuid(),
    reason: z.enum(IDENTITY_REASONS),
    message: z.string().trim().max(MAX_REASON_MESSAGE).optional(),
  }),
  async run(context, { id, reason, message }) {
    if (!explains(reason, message)) return refuse('REASON_MISSING')
    return decideIdentity(context, id, { status: 'rejected', reason, ...(message && { message }) })
  },
})

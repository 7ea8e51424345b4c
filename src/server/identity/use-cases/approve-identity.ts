import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { decideIdentity } from '../decide-identity.ts'

/** A moderator finds that a document proves its step: the person's level rises, and they are told. */
export const approveIdentity = useCase({
  name: 'approve-identity',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 60 },
  input: z.object({ id: z.uuid() }),
  run: (context, { id }) => decideIdentity(context, id, { status: 'verified' }),
})

import { sql } from 'kysely'
import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import { signToken } from '#backend/storage/signed/signed-token.ts'
import type { IdentityProof } from '#contract/identity.ts'
import { ok, refuse } from '#domain/result.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { findSubmission } from '../find-submission.ts'

/** Seconds for which the document's address works: enough for the view that is logged, not for a second one. */
const SECONDS = 60

/**
 * Shows a moderator what a person handed in for one step: the details, and an address of the document that works for a
 * minute. Each look is in the audit log, and the first one lets them decide. Refused: NOT_FOUND once the proof was withdrawn,
 * and where an outside service saw the document in our place.
 */
export const viewIdentity = useCase({
  name: 'view-identity',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 60 },
  input: z.object({ id: z.uuid() }),
  async run({ tx, deps, userId, now }, { id }) {
    const found = await findSubmission(tx, userId, id)
    if (!found.ok) return found
    const { user_id: subjectId, step, document_path: name, back_path: backName, details } = found.value
    if (name === null) return refuse('NOT_FOUND')
    const type = await typeOf(tx, name)
    const backType = backName === null ? undefined : await typeOf(tx, backName)
    if (type === undefined) return refuse('NOT_FOUND')
    const sides = backType === undefined ? ['front'] : ['front', 'back']
    await tx
      .insertInto('kyc_openings')
      .values({ submission_id: id, moderator_id: userId, at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await recordAction(tx, {
      actorId: userId,
      action: 'view-identity',
      subjectId,
      details: { submissionId: id, step, ...(step === 'identity' && { sides }) },
      at: now,
    })
    return ok<IdentityProof>({
      id,
      step,
      details: details as IdentityProof['details'],
      contentType: type,
      path: await signedPath(deps, name),
      ...(backName !== null &&
        backType !== undefined && {
          back: { contentType: backType, path: await signedPath(deps, backName) },
        }),
      expiresAt: new Date(now.getTime() + SECONDS * 1000).toISOString(),
    })
  },
})

/** The document's path below `/storage/v1`, with its access token. */
async function signedPath(deps: Context['deps'], name: string): Promise<string> {
  const token = await signToken(deps, { scope: 'download' }, { bucketId: 'documents', name }, SECONDS)
  return `/object/sign/documents/${name.split('/').map(encodeURIComponent).join('/')}?token=${token}`
}

/** The type of the document by its content; undefined where it is gone. */
async function typeOf(tx: Context['tx'], name: string): Promise<string | undefined> {
  const { rows } = await sql<{ type: string | null }>`
    select metadata->>'mimetype' as type from storage.objects
    where bucket_id = 'documents' and name = ${name}`.execute(tx)
  return rows[0] && (rows[0].type ?? '')
}

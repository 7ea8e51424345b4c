import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { LEGAL_DOCUMENTS } from '#domain/content/page-text.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadDue } from '../load-due.ts'

/**
 * Records that the caller agrees to these versions, all that are due; what was agreed to before stays as it is. Refused:
 * CHANGED_MEANWHILE where a version that is due is another one by now.
 */
export const agree = useCase({
  name: 'agree',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 3_600 },
  input: z.object({
    documents: z
      .array(z.object({ document: z.enum(LEGAL_DOCUMENTS), version: z.int().min(0) }))
      .min(1)
      .max(LEGAL_DOCUMENTS.length),
  }),
  async run(context, { documents }) {
    const { tx, userId, now } = context
    const due = await loadDue(context)
    const isAgreed = ({ document, version }: (typeof due)[number]) =>
      documents.some((each) => each.document === document && each.version === version)
    if (!due.every(isAgreed)) return refuse('CHANGED_MEANWHILE')
    if (due.length > 0)
      await tx
        .insertInto('agreements')
        .values(
          due.map(({ document, version }) => ({
            user_id: userId,
            document,
            version,
            agreed_at: now.toISOString(),
          })),
        )
        .onConflict((conflict) => conflict.constraint('agreements_once').doNothing())
        .execute()
    return ok({})
  },
})

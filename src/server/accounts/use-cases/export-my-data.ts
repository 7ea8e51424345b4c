import { z } from 'zod'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import { ok } from '#domain/result.ts'
import { refuseStaleProof } from '#server/administration/refuse-stale-proof.ts'
import { inDocumentQueue } from '#server/documents/document-queue.ts'
import type { PersonalData } from '#server/personal-data.ts'

/**
 * Everything that is kept about the caller, from every area, as JSON that people and machines can read; one export at a time.
 * Refused without a fresh proof (REAUTHENTICATION_NEEDED).
 */
export function exportMyData(all: readonly PersonalData[]) {
  const query = queryFor(all)
  return stagedUseCase({
    name: 'export-my-data',
    allow: 'signed-in',
    limit: { requests: 10, seconds: 3_600 },
    input: z.object({}),
    async runStaged(context) {
      const { deps, userId, now } = context
      const refusal = await refuseStaleProof(context)
      if (refusal) return refusal
      // A large account is some ten megabytes, in memory several times over.
      const { rows } = await inDocumentQueue(userId, () =>
        deps.db.pool.query<{ data: Record<string, object[]> }>(query, [userId]),
      )
      return ok({ exportedAt: now.toISOString(), site: deps.config.siteUrl, ...rows[0]!.data })
    },
  })
}

/** One query for all the parts, as the functions of PostgreSQL take no more than 100 arguments. */
function queryFor(all: readonly PersonalData[]): string {
  const parts = all
    .flatMap(({ exported }) => Object.entries(exported ?? {}))
    .map(([part, sql]) => {
      const rows = `select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (${sql.replaceAll('$1', '$1::uuid')}) x`
      return `select '${part}' as part, (${rows}) as rows`
    })
  return `select jsonb_object_agg(part, rows) as data from (${parts.join('\nunion all\n')}) parts`
}

import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { LoadedPages, PageVersion } from '#contract/pages.ts'
import type { Schema } from '#contract/schema.ts'
import { isLegalDocument } from '#domain/content/page-text.ts'
import { ok } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'

/** Enough for years. */
const MAX_VERSIONS = 1_000

interface Row extends Omit<PageVersion, 'id' | 'from' | 'at' | 'agreed'> {
  id: number
  from: Date | string
  at: Date | string
}

/**
 * Every version of every page without its texts, the latest first, and how many people agreed to which. For admins.
 * Refused: BLOCKED, UNAUTHORIZED.
 */
export const loadPages = useCase({
  name: 'load-pages',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 60 },
  input: z.object({}),
  async run({ tx, userId }) {
    const denial = await partRefusal(tx, userId, 'content')
    if (denial) return denial
    const { rows } = await sql<Row>`
      select v.id, v.slug, v.version, v.footer, v.is_off as "isOff", v.asks_again as "asksAgain",
        v.effective_from as "from", v.reason, coalesce(nullif(p.name, ''), p.email) as by, v.changed_at as at,
        v.withdrawn_at is not null as "isWithdrawn",
        array(select jsonb_object_keys(v.texts)) as languages,
        (select coalesce(jsonb_object_agg(key, value -> 'title'), '{}') from jsonb_each(v.texts)) as titles
      from public.page_versions v left join public.profiles p on p.id = v.changed_by
      order by v.id desc limit ${MAX_VERSIONS}`.execute(tx)
    // As the figures keep them: counting takes as long as there are people.
    const agreed = await keptCounts(tx, 'agreed')
    const people = await keptCounts(tx, 'people_in_all')
    const countOf = (document: string, version: number) => agreed.get(`${document} ${version}`) ?? 0
    return ok<LoadedPages>({
      versions: rows.map(({ from, at, ...row }) => ({
        ...row,
        from: new Date(from).toISOString(),
        at: new Date(at).toISOString(),
        ...(isLegalDocument(row.slug) && { agreed: countOf(row.slug, row.version) }),
      })),
      agreedToShipped: { terms: countOf('terms', 0), privacy: countOf('privacy', 0) },
      people: people.get('') ?? 0,
    })
  },
})

async function keptCounts(tx: Transaction<Schema>, figure: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; number: number }>`
    select key, number from public.kept_counts(${figure})`.execute(tx)
  return new Map(rows.map(({ key, number }) => [key, Number(number)]))
}

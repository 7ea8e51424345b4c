import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { LoadedVersion } from '#contract/pages.ts'
import type { PageTexts } from '#domain/content/page-text.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'

/** The texts of a version of a page, for admins. Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND. */
export const loadPageVersion = useCase({
  name: 'load-page-version',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 60 },
  input: z.object({ id: z.int().positive() }),
  async run({ tx, userId }, { id }) {
    const denial = await partRefusal(tx, userId, 'content')
    if (denial) return denial
    const page = await tx.selectFrom('page_versions').select('texts').where('id', '=', id).executeTakeFirst()
    return page ? ok<LoadedVersion>({ texts: page.texts as PageTexts }) : refuse('NOT_FOUND')
  },
})

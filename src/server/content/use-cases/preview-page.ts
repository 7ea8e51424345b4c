import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { MAX_PAGE } from '#domain/content/page-text.ts'
import { ok } from '#domain/result.ts'
import { adminRefusal } from '#server/settings/admin-refusal.ts'
import { renderMarkdown } from '../markdown.ts'

/** A page's text as it would be shown, for admins. Refused: BLOCKED, UNAUTHORIZED. */
export const previewPage = useCase({
  name: 'preview-page',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 60 },
  input: z.object({ body: z.string().max(MAX_PAGE.body) }),
  async run({ tx, userId }, { body }) {
    const denial = await adminRefusal(tx, userId)
    return denial ?? ok({ html: renderMarkdown(body).html })
  },
})

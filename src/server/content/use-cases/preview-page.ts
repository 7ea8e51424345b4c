import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { MAX_PAGE } from '#domain/content/page-text.ts'
import { ok } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { renderMarkdown } from '../markdown.ts'

/** A page's text as it would be shown, for admins. Refused: BLOCKED, UNAUTHORIZED. */
export const previewPage = useCase({
  name: 'preview-page',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 60 },
  input: z.object({ body: z.string().max(MAX_PAGE.body) }),
  async run({ tx, userId }, { body }) {
    const denial = await partRefusal(tx, userId, 'content')
    return denial ?? ok({ html: renderMarkdown(body).html })
  },
})

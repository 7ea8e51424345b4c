import { z } from 'zod'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import type { LoadedPage } from '#contract/pages.ts'
import { isShippedPage } from '#domain/content/content-pages.ts'
import { TEXT_LANGUAGES, textIn } from '#domain/content/page-text.ts'
import { ok, refuse } from '#domain/result.ts'
import { renderMarkdown } from '../markdown.ts'

/**
 * A page of the operator's as it is in force, from what this process has at hand. A page that the product ships is the
 * operator's only in the languages in which they wrote it. Refused: NOT_FOUND where it is off, or not the operator's.
 */
export const loadPage = stagedUseCase({
  name: 'load-page',
  allow: 'anyone',
  limit: { requests: 600, seconds: 60 },
  input: z.object({ slug: z.string().max(60), language: z.enum(TEXT_LANGUAGES) }),
  async runStaged({ deps }, { slug, language }) {
    const page = deps.content.page(slug)
    if (!page || page.isOff) return refuse('NOT_FOUND')
    const own = page.texts[language]
    const found =
      own || isShippedPage(slug) ? own && ([language, own] as const) : textIn(page.texts, language)
    if (!found) return refuse('NOT_FOUND')
    const [written, { title, description, body }] = found
    return ok<LoadedPage>({
      title,
      description,
      ...renderMarkdown(body),
      language: written,
      updated: new Date(page.from).toISOString(),
    })
  },
})

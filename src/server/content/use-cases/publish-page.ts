import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import { MAX_PAGE_REASON, type PublishedPage } from '#contract/pages.ts'
import { isShippedPage } from '#domain/content/content-pages.ts'
import { checkPage } from '#domain/content/page-text.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { foreignPictures } from '../markdown.ts'
import { footerColumn, pageTexts } from '../page-input.ts'

/** The furthest that a version may come into force later. */
const HORIZON_MS = 2 * 366 * 86_400_000

/**
 * Publishes a version of a text page, now or from a time on, with a reason; without texts the page is as the product ships
 * it. For admins. Refused: BLOCKED, UNAUTHORIZED, PAGE_WRONG with the fault and its language, CHANGED_MEANWHILE where
 * `version` is not that of the latest (0 for none).
 */
export const publishPage = useCase({
  name: 'publish-page',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 3_600 },
  input: z.object({
    slug: z.string().max(60),
    texts: pageTexts,
    footer: footerColumn.default(null),
    isOff: z.boolean().default(false),
    asksAgain: z.boolean().default(false),
    version: z.int().min(0).max(1_000_000),
    reason: z.string().trim().min(1).max(MAX_PAGE_REASON),
    effectiveFrom: z.iso.datetime({ offset: true }).optional(),
  }),
  async run({ tx, userId, now }, { slug, version, reason, effectiveFrom, ...page }) {
    const denial = await partRefusal(tx, userId, 'content')
    if (denial) return denial
    const isShipped = isShippedPage(slug)
    const checked = checkPage({ slug, ...page }, { isShipped, foreignPictures })
    if (!checked.ok) return checked
    const at = new Date(Math.max(now.getTime(), effectiveFrom ? Date.parse(effectiveFrom) : 0))
    if (at.getTime() > now.getTime() + HORIZON_MS) return refuse('PAGE_WRONG', { fault: 'too-far' })

    if ((await latestVersion(tx, slug)) !== version) return refuse('CHANGED_MEANWHILE')
    const published = await tx
      .insertInto('page_versions')
      .values({
        slug,
        version: version + 1,
        texts: JSON.stringify(page.texts),
        footer: isShipped ? null : page.footer,
        is_off: page.isOff,
        asks_again: page.asksAgain,
        effective_from: at.toISOString(),
        reason,
        changed_by: userId,
        changed_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.constraint('page_versions_one_after_the_other').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!published) return refuse('CHANGED_MEANWHILE')
    const { isOff, asksAgain } = page
    const languages = Object.keys(page.texts)
    const details = { page: slug, version: version + 1, languages, isOff, asksAgain, reason }
    await recordAction(tx, {
      actorId: userId,
      action: 'publish-page',
      details: { ...details, effectiveFrom: at.toISOString() },
      at: now,
    })
    return ok<PublishedPage>({ id: published.id, version: version + 1 })
  },
})

async function latestVersion(tx: Context['tx'], slug: string): Promise<number> {
  const { version } = await tx
    .selectFrom('page_versions')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return version ?? 0
}

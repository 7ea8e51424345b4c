import type { SiteAnnouncement } from '#contract/announcements.ts'
import { TEXT_LANGUAGES } from '#domain/content/page-text.ts'
import { writeStored } from '../use-local-storage.ts'
import { announcementsHtml } from './announcements-html.ts'

/**
 * Keeps announcements to a person as they are drawn in each language. They are shown from the next page on, before that is
 * painted: nothing moves on this one.
 */
export function rememberAnnouncements(
  personId: string,
  announcements: readonly SiteAnnouncement[],
  labels: { region: string; close: string },
): void {
  const html = Object.fromEntries(
    TEXT_LANGUAGES.map((language) => [language, announcementsHtml(announcements, language, labels)]),
  )
  writeStored('ownAnnouncements', { of: personId, html })
}

import type { SiteAnnouncement } from '#contract/announcements.ts'
import { textOf } from '#domain/content/announcement.ts'
import type { TextLanguage } from '#domain/content/page-text.ts'

interface Options {
  region: string
  close: string
  /** For a preview: as it looks where it is seen. */
  isShown?: boolean
}

/**
 * The announcements as a part of the document, all hidden: which of them a reader sees is known in the browser alone
 * (`show-announcement.ts`), before anything is painted. What operators typed is escaped.
 */
export function announcementsHtml(
  announcements: readonly SiteAnnouncement[],
  language: TextLanguage,
  { region, close, isShown }: Options,
): string {
  const rows = announcements.map(({ id, audience, texts, isDismissible }) => {
    const [written, { text, link, label }] = textOf(texts, language)
    const more = link && label ? ` <a href="${escapeHtml(link)}">${escapeHtml(label)}</a>` : ''
    const button = isDismissible
      ? `<button type="button" aria-label="${escapeHtml(close)}">${CROSS}</button>`
      : ''
    return (
      `<section class="announcement" aria-label="${escapeHtml(region)}"${isShown ? '' : ' hidden'} data-announcement="${id}" ` +
      `data-for="${audience}"><p lang="${written}">${escapeHtml(text)}${more}</p>${button}</section>`
    )
  })
  return rows.join('')
}

const CROSS =
  '<svg aria-hidden="true" viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><path d="M18 6 6 18M6 6l12 12"/></svg>'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!)

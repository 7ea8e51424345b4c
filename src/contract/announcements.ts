import type { AnnouncementTexts, Audience } from '#domain/content/announcement.ts'

/** An announcement that is shown now. */
export interface SiteAnnouncement {
  id: number
  audience: Audience
  texts: AnnouncementTexts
  isDismissible: boolean
}

/** An announcement as its page shows it. */
export interface Announcement extends SiteAnnouncement {
  /** ISO 8601. */
  startsAt: string
  endsAt: string | null
  version: number
  by: string | null
}

import type { SiteAnnouncement } from '#contract/announcements.ts'
import { callFunction } from '../call-function.ts'
import { rememberAnnouncements } from './remember-announcements.ts'

/** Asks for what is announced to a person and to no visitor, for their next page. */
export async function fetchAnnouncements(
  personId: string,
  labels: { region: string; close: string },
): Promise<void> {
  const { announcements } = await callFunction<{ announcements: SiteAnnouncement[] }>(
    'load-own-announcements',
  )
  rememberAnnouncements(personId, announcements, labels)
}

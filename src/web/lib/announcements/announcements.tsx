import { useRootData } from '../root-data.ts'
import { showAnnouncement } from './show-announcement.ts'

/** The script's text, which the policy of the pages names by its hash. */
export const announcementScript = import.meta.env.SSR ? `(${showAnnouncement})()` : ''

/** What the operator announces, above everything else. It comes with the document and needs nothing to start. */
export function Announcements() {
  const html = useRootData().announcements
  if (html === undefined) return null
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by our server, with what was typed escaped */}
      <div id="announcements" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: announcementScript }} />
    </>
  )
}

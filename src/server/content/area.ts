import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { agree } from './use-cases/agree.ts'
import { listMailTexts } from './use-cases/list-mail-texts.ts'
import { loadAgreements } from './use-cases/load-agreements.ts'
import { loadAnnouncements } from './use-cases/load-announcements.ts'
import { loadMail } from './use-cases/load-mail.ts'
import { loadOwnAnnouncements } from './use-cases/load-own-announcements.ts'
import { loadPage } from './use-cases/load-page.ts'
import { loadPageVersion } from './use-cases/load-page-version.ts'
import { loadPages } from './use-cases/load-pages.ts'
import { loadTeamAnnouncements } from './use-cases/load-team-announcements.ts'
import { previewMail } from './use-cases/preview-mail.ts'
import { previewPage } from './use-cases/preview-page.ts'
import { publishPage } from './use-cases/publish-page.ts'
import { saveAnnouncement } from './use-cases/save-announcement.ts'
import { saveMail } from './use-cases/save-mail.ts'
import { sendMailPreview } from './use-cases/send-mail-preview.ts'
import { withdrawPage } from './use-cases/withdraw-page.ts'

/** What the operator says on the site, and what people agreed to. */
export const contentArea: Area = {
  useCases: [
    publishPage,
    withdrawPage,
    loadPages,
    loadPageVersion,
    previewPage,
    loadPage,
    loadAgreements,
    agree,
    saveAnnouncement,
    listMailTexts,
    loadMail,
    previewMail,
    saveMail,
    sendMailPreview,
    loadAnnouncements,
    loadOwnAnnouncements,
    loadTeamAnnouncements,
  ],
  personalData,
}

import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  activity: 'consent',
  exported: {
    agreements: `select a.document, a.version, a.agreed_at from public.agreements a where a.user_id = $1
                 order by a.agreed_at, a.id`,
    published_pages: `select v.slug, v.version, v.reason, v.effective_from, v.changed_at from public.page_versions v
                      where v.changed_by = $1`,
    mail_text_changes: `select c.key, c.language, c.text, c.reason, c.changed_at from public.mail_text_changes c
                        where c.changed_by = $1`,
    announcements: `select a.texts, a.starts_at, a.ends_at from public.announcements a where a.created_by = $1`,
  },
  kept: {
    agreements: 'under which terms the bookings that stay were made, by an id that leads to no account',
    announcements: 'what the site said and when, by an id that leads to no account',
    mail_text_changes: 'what mails said and why, by an id that leads to no account',
    page_versions: 'what the site said and why, by an id that leads to no account',
  },
}

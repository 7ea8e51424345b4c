import { sql } from 'kysely'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { Announcement } from '#contract/announcements.ts'
import { ok } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'

const MAX_LISTED = 200

/** All announcements, the latest first, for admins. Refused: BLOCKED, UNAUTHORIZED. */
export const loadAnnouncements = useCase({
  name: 'load-announcements',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 60 },
  input: z.object({}),
  async run({ tx, userId }) {
    const denial = await partRefusal(tx, userId, 'content')
    if (denial) return denial
    const { rows } = await sql<Announcement>`
      select a.id, a.audience, a.texts, a.is_dismissible as "isDismissible", a.starts_at as "startsAt",
        a.ends_at as "endsAt", a.version, coalesce(nullif(p.name, ''), p.email) as by
      from public.announcements a left join public.profiles p on p.id = a.created_by
      order by a.starts_at desc, a.id desc limit ${MAX_LISTED}`.execute(tx)
    const iso = (at: string) => new Date(at).toISOString()
    return ok({
      announcements: rows.map(({ startsAt, endsAt, ...row }) => ({
        ...row,
        startsAt: iso(startsAt),
        endsAt: endsAt && iso(endsAt),
      })),
    })
  },
})

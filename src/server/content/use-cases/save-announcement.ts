import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { AUDIENCES, checkAnnouncement, MAX_ANNOUNCEMENT } from '#domain/content/announcement.ts'
import { TEXT_LANGUAGES } from '#domain/content/page-text.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u)
const text = z.object({
  text: line(MAX_ANNOUNCEMENT.text),
  link: line(MAX_ANNOUNCEMENT.link).optional(),
  label: line(MAX_ANNOUNCEMENT.label).optional(),
})
const moment = z.iso.datetime({ offset: true })

/**
 * Writes an announcement, or with `id` changes one; to end it is to give it an end. For admins. Refused: BLOCKED,
 * UNAUTHORIZED, ANNOUNCEMENT_WRONG with the fault, CHANGED_MEANWHILE where `version` is not the latest, or it is gone.
 */
export const saveAnnouncement = useCase({
  name: 'save-announcement',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 3_600 },
  input: z.object({
    id: z.int().positive().optional(),
    version: z.int().min(0).default(0),
    audience: z.enum(AUDIENCES),
    texts: z.partialRecord(z.enum(TEXT_LANGUAGES), text),
    isDismissible: z.boolean(),
    startsAt: moment.optional(),
    endsAt: moment.nullable().default(null),
  }),
  async run({ tx, userId, now }, { id, version, audience, texts, isDismissible, ...window }) {
    const denial = await partRefusal(tx, userId, 'content')
    if (denial) return denial
    const startsAt = window.startsAt ? new Date(window.startsAt) : now
    const endsAt = window.endsAt ? new Date(window.endsAt) : null
    const checked = checkAnnouncement({ texts, startsAt: startsAt.getTime(), endsAt: endsAt?.getTime() })
    if (!checked.ok) return checked
    const row = {
      audience,
      texts: JSON.stringify(texts),
      is_dismissible: isDismissible,
      starts_at: startsAt.toISOString(),
      ends_at: endsAt?.toISOString() ?? null,
    }
    const saved = id
      ? await tx
          .updateTable('announcements')
          .set({ ...row, version: version + 1 })
          .where('id', '=', id)
          .where('version', '=', version)
          .returning('id')
          .executeTakeFirst()
      : await tx
          .insertInto('announcements')
          .values({ ...row, created_by: userId, created_at: now.toISOString() })
          .returning('id')
          .executeTakeFirst()
    if (!saved) return refuse('CHANGED_MEANWHILE')
    const details = { announcement: saved.id, audience, texts, from: row.starts_at, until: row.ends_at }
    await recordAction(tx, { actorId: userId, action: 'save-announcement', details, at: now })
    return ok({ id: saved.id })
  },
})

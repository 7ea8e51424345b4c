import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { SiteAnnouncement } from '#contract/announcements.ts'
import { ok } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'

/** What is announced to the team now, which stands in no page of the public, the latest first. Refused: BLOCKED, UNAUTHORIZED. */
export const loadTeamAnnouncements = useCase({
  name: 'load-team-announcements',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 60 },
  input: z.object({}),
  async run({ tx, deps, userId }) {
    const denial = await partRefusal(tx, userId, 'staff')
    if (denial) return denial
    const announcements = deps.content.announcements().filter(({ audience }) => audience === 'staff')
    return ok<{ announcements: SiteAnnouncement[] }>({ announcements })
  },
})

import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { SiteAnnouncement } from '#contract/announcements.ts'
import { hasRole } from '#domain/access/roles.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'

/** What is announced now to this person, who is signed in and perhaps a lender, and to no visitor; the latest first. Refused: BLOCKED. */
export const loadOwnAnnouncements = useCase({
  name: 'load-own-announcements',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 60 },
  input: z.object({}),
  async run({ tx, deps, userId }) {
    const actor = await loadActor(tx, userId)
    if (!actor) return refuse('BLOCKED')
    const announcements = deps.content
      .announcements()
      .filter(
        ({ audience }) =>
          audience === 'signed-in' || (audience === 'lenders' && hasRole(actor.roles, 'lender')),
      )
    return ok<{ announcements: SiteAnnouncement[] }>({ announcements })
  },
})

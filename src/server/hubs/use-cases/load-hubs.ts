import { sql } from 'kysely'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { LoadedHubs, OfficeHub } from '#contract/hubs.ts'
import { ok } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'

/** All hubs by city and name, with the rentals that are ahead there. For admins. Refused: BLOCKED, UNAUTHORIZED. */
export const loadHubs = useCase({
  name: 'load-hubs',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 60 },
  input: z.object({}),
  async run({ tx, userId }) {
    const denial = await partRefusal(tx, userId, 'content')
    if (denial) return denial
    const { rows } = await sql<OfficeHub>`
      select h.id, h.name, h.address, h.city, h.country, h.latitude, h.longitude, h.version,
        h.opening_hours as "openingHours",
        case when h.is_active then 'active' when h.retired_at is null then 'paused' else 'retired' end as state,
        (select count(*)::integer from public.bookings b
         where b.hub_id = h.id and b.status in ('requested', 'confirmed', 'picked_up')) as ahead
      from public.hubs h
      order by h.country, h.city, h.name, h.id`.execute(tx)
    return ok<LoadedHubs>({ hubs: rows })
  },
})

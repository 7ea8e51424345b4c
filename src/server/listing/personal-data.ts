import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  activity: 'listings',
  exported: {
    items: 'select i.* from public.items i where i.owner_id = $1',
    item_locations: `select l.* from public.item_locations l join public.items i on i.id = l.item_id
                     where i.owner_id = $1`,
    item_images: `select m.* from public.item_images m join public.items i on i.id = m.item_id
                  where i.owner_id = $1`,
    condition_photos: `select c.* from public.condition_photos c join public.items i on i.id = c.item_id
                       where i.owner_id = $1`,
    item_revisions: `select r.* from public.item_revisions r join public.items i on i.id = r.item_id
                     where i.owner_id = $1`,
    item_events: `select e.item_id, e.transition, e.from_status, e.to_status, e.role, e.reason, e.message, e.at
                  from public.listing_events e join public.items i on i.id = e.item_id where i.owner_id = $1`,
    calendar_feeds: `select f.id, f.item_id, f.created_at, f.last_read_at from public.calendar_feeds f
                     where f.owner_id = $1`,
    calendar_sources: 'select s.* from public.calendar_sources s where s.owner_id = $1',
    item_blocks: `select b.* from public.item_blocks b join public.items i on i.id = b.item_id
                  where i.owner_id = $1`,
    favourites: 'select f.item_id, f.created_at from public.favourites f where f.user_id = $1',
  },
  forget: (userId) => [
    sql`delete from public.favourites where user_id = ${userId}`,
    sql`delete from public.item_locations l using public.items i
        where i.id = l.item_id and i.owner_id = ${userId}`,
    sql`delete from public.calendar_sources where owner_id = ${userId}`,
    sql`delete from public.calendar_feeds where owner_id = ${userId}`,
    sql`delete from public.item_blocks b using public.items i
        where i.id = b.item_id and i.owner_id = ${userId}`,
    sql`delete from public.item_images m using public.items i
        where i.id = m.item_id and i.owner_id = ${userId}`,
    sql`delete from public.condition_photos c using public.items i
        where i.id = c.item_id and i.owner_id = ${userId}`,
    sql`delete from public.item_revisions r using public.items i
        where i.id = r.item_id and i.owner_id = ${userId}`,
    sql`update public.items set status = 'removed', description = '', translations = '{}'
        where owner_id = ${userId}`,
  ],
  kept: {
    featured_items: 'what the back office puts first, without the person',
    calendar_entries: 'when things were taken, not by whom',
    item_units: 'what past rentals were of',
    listing_events: 'what was decided on listings that are gone',
    office_items: 'by what the back office sorts things, with the thing',
  },
}

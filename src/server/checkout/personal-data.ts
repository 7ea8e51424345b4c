import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  activity: 'rentals',
  exported: {
    reservations: 'select r.* from public.reservations r where r.user_id = $1',
    held_periods: 'select h.* from public.held_periods h where h.user_id = $1',
    identity_waits: 'select w.* from public.identity_waits w where w.user_id = $1',
    orders: 'select o.* from public.orders o where o.user_id = $1',
    order_lines: `select l.* from public.order_lines l join public.orders o on o.id = l.order_id
                  where o.user_id = $1`,
  },
  forget: (userId) => [
    sql`select public.release_holds(
          ${userId}, array(select id from public.reservations where user_id = ${userId})
        )`,
    sql`delete from public.held_periods where user_id = ${userId}`,
    sql`delete from public.identity_waits where user_id = ${userId}`,
    sql`update public.order_lines l set delivery_address = '' from public.orders o
        where o.id = l.order_id and o.user_id = ${userId}`,
  ],
  kept: { orders: 'by law, with the accounts' },
  cleared: { reservations: 'by release_holds' },
}

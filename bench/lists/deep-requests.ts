import type pg from 'pg'
import type { PageRequest } from './record-requests.ts'

/** The tables of the lists of the back office, and the columns of their orders. */
const LISTS: Record<string, { table: string; columns: Record<string, string> }> = {
  staff_bookings: {
    table: 'bookings',
    columns: { number: 'number', start: 'start_date', total: 'total_cents' },
  },
  staff_items: {
    table: 'items',
    columns: { created: 'created_at', updated: 'updated_at', bookings: 'booking_count' },
  },
  staff_people: { table: 'profiles', columns: { created: 'created_at', name: 'name' } },
  staff_payments: { table: 'payments', columns: { created: 'created_at', amount: 'amount_cents' } },
  staff_affiliates: {
    table: 'affiliates',
    columns: { earned: 'earned_cents', balance: 'balance_cents' },
  },
  staff_mails: { table: 'outbox', columns: { created: 'created_at' } },
}

/** For each first page of a list that was asked for, the page after the row in the middle of its table. */
export async function deepRequests(client: pg.Client, requests: PageRequest[]): Promise<PageRequest[]> {
  const deep: PageRequest[] = []
  for (const request of requests) {
    const list = LISTS[new URL(request.url).pathname.split('/').at(-1) ?? '']
    const body = request.body ? (JSON.parse(request.body) as Record<string, unknown>) : {}
    const column = list?.columns[String(body.sort)]
    if (!list || !column || body.after_id) continue
    const { rows } = await client.query<{ value: string; id: string }>(
      `select ${column}::text as value, id from public.${list.table} order by ${column}, id
       offset (select count(*) / 2 from public.${list.table}) limit 1`,
    )
    const [middle] = rows
    if (!middle) continue
    const further = { ...body, after_value: middle.value, after_id: middle.id }
    deep.push({ ...request, body: JSON.stringify(further) })
  }
  return deep
}

import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** What is held while another statement waits for it: everything, or what writes. */
export type Blocked = 'everything' | 'writes'

export interface Held {
  at: number
  table: string
  blocked: Blocked
}

export interface Answer {
  name: string
  began: number
  ms: number
  error?: string
}

const EVERY_MS = 50
/** The lock of all processes under which one of them prepares the database. */
const PREPARING = 7_236_411

/** Looks all the time which locks the process holds that brings the database up to date. */
export async function watchLocks(url: string, tables: string[]) {
  const client = new pg.Client(url)
  await client.connect()
  const held: Held[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await client.query<{ table: string; blocked: Blocked }>(
        `select l.relation::regclass::text as table,
           case when bool_or(l.mode = 'AccessExclusiveLock') then 'everything' else 'writes' end as blocked
         from pg_locks l
         where l.granted and l.mode in ('AccessExclusiveLock', 'ExclusiveLock', 'ShareRowExclusiveLock', 'ShareLock')
           and l.relation = any ($2::regclass[])
           and l.pid in (select a.pid from pg_locks a where a.locktype = 'advisory' and a.objid = $1 and a.granted)
         group by l.relation`,
        [PREPARING, tables],
      )
      const at = Date.now()
      for (const row of rows) held.push({ at, ...row })
      await pause(EVERY_MS)
    }
  })()
  return {
    held,
    everyMs: EVERY_MS,
    async stop() {
      isOver = true
      await watching
      await client.end()
    },
  }
}

/** Statements of processes of the release that go on beside the upgrade, each over a connection of its own. */
export const STATEMENTS: Record<string, string> = {
  'an item':
    'select title, price_per_day_cents from public.items where id = (select id from public.items limit 1)',
  'rentals of a person': `select id, status, start_date from public.bookings where renter_id = (select renter_id from public.bookings limit 1)
    order by start_date desc limit 20`,
  'earnings of a person': `select sum(e.amount_cents) from public.ledger_entries e
    where e.account_id = (select id from public.ledger_accounts where user_id is not null limit 1)`,
  'a sign-in': 'update auth.users set last_sign_in_at = now() where id = (select id from auth.users limit 1)',
  'an order': 'insert into public.orders (user_id, total_cents) select id, 100 from public.profiles limit 1',
  'a payment that is looked at':
    'update public.payments set check_at = check_at where id = (select id from public.payments limit 1)',
  'a favourite': `delete from public.favourites where (user_id, item_id) = (select user_id, item_id from public.favourites limit 1)`,
}

/** Asks each statement again and again, as it was, and notes how long its answers take. */
export function askAsBefore(url: string) {
  const answers: Answer[] = []
  let isOver = false
  const asking = Promise.all(
    Object.entries(STATEMENTS).map(async ([name, text]) => {
      const client = new pg.Client(url)
      await client.connect()
      while (!isOver) {
        const began = Date.now()
        const error = await client.query(text).then(
          () => undefined,
          ({ message }: Error) => message,
        )
        answers.push({ name, began, ms: Date.now() - began, ...(error && { error }) })
        await pause(EVERY_MS)
      }
      await client.end()
    }),
  )
  return {
    answers,
    async stop() {
      isOver = true
      await asking
    },
  }
}

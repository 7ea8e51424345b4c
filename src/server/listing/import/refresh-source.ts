import { sql } from 'kysely'
import { inTransaction } from '#backend/db/transaction.ts'
import { isPublicAddress } from '#backend/http/public-address.ts'
import type { Deps } from '#server/deps.ts'
import { fetchCalendar, ImportError, type ImportFault } from './fetch-calendar.ts'
import { readCalendar } from './read-calendar.ts'

const DAY_MS = 86_400_000
/** As far ahead as one can book, and two months of breaks and changes of mind. */
const AHEAD_DAYS = 430
/** The most blocks taken from one calendar. What is not taken would look free: with more, none is. */
const MAX_BLOCKS = 500

/**
 * Reads a calendar elsewhere and puts its events in place of the blocks that it made before, in one transaction. Where
 * it cannot be read, those stay and the fault is kept. A calendar that was removed meanwhile is left alone.
 */
export async function refreshSource(deps: Deps, sourceId: string): Promise<void> {
  const { rows } = await deps.db.pool.query<{ item_id: string; url: string; time_zone: string }>(
    `update public.calendar_sources s set tried_at = $2 from public.items i
     where s.id = $1 and i.id = s.item_id and i.status <> 'draft' returning s.item_id, s.url, i.time_zone`,
    [sourceId, deps.now()],
  )
  const [source] = rows
  if (!source) return
  const now = deps.now().getTime()
  const window = { from: now - DAY_MS, to: now + AHEAD_DAYS * DAY_MS }
  try {
    const text = await fetchCalendar(source.url, { mayAsk: mayAsk(deps) })
    const periods = await readCalendar({ text, timeZone: source.time_zone, ...window })
    if (periods.length > MAX_BLOCKS) throw new ImportError('too-many')
    const blocks = periods.map(({ start, end }) => blockOf(start, Math.min(end, window.to)))
    await replaceBlocks(deps, sourceId, source.item_id, blocks)
  } catch (error) {
    const fault = faultOf(error)
    if (!fault) throw error
    await keepFault(deps, sourceId, fault)
  }
}

/** LA008: more units times blocks than an item may have. */
const faultOf = (error: unknown): ImportFault | undefined =>
  error instanceof ImportError
    ? error.fault
    : (error as { code?: string }).code === 'LA008'
      ? 'too-many'
      : undefined

/** No block is longer than two years, whatever a calendar says: some events began before the year 1. */
const blockOf = (start: number, end: number) => ({
  start_date: new Date(Math.max(start, end - 730 * DAY_MS)).toISOString(),
  end_date: new Date(end).toISOString(),
})

/** Addresses inside are for tests and closed networks alone: the operator has to say so. */
const mayAsk = (deps: Deps) => (deps.config.privateCalendars ? () => true : isPublicAddress)

async function replaceBlocks(deps: Deps, sourceId: string, itemId: string, blocks: object[]): Promise<void> {
  await inTransaction(deps.db, { as: 'service' }, async (tx) => {
    await sql`select public.lock_calendar(${itemId})`.execute(tx)
    const { rows } =
      await sql`select 1 from public.calendar_sources where id = ${sourceId} for update`.execute(tx)
    if (rows.length === 0) return
    await sql`delete from public.item_blocks where source_id = ${sourceId}`.execute(tx)
    await sql`insert into public.item_blocks (item_id, source_id, start_date, end_date)
      select ${itemId}, ${sourceId}, b.start_date, b.end_date
      from jsonb_to_recordset(${JSON.stringify(blocks)}::jsonb) b (start_date timestamptz, end_date timestamptz)
      where b.start_date < b.end_date
      order by 3`.execute(tx)
    await sql`update public.calendar_sources set read_at = ${deps.now().toISOString()}, fault = null
      where id = ${sourceId}`.execute(tx)
  })
}

async function keepFault(deps: Deps, sourceId: string, fault: ImportFault): Promise<void> {
  await deps.db.pool.query('update public.calendar_sources set fault = $2 where id = $1', [sourceId, fault])
}

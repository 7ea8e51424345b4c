import type { Database } from '#backend/db/database.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import { mayWork } from '#domain/access/office.ts'
import { tellStaff } from '#server/administration/tell-staff.ts'
import type { Deps } from '#server/deps.ts'
import { readAlertSettings } from '../alerts/alert-settings.ts'
import { type Alert, deliverAlert } from '../alerts/deliver-alert.ts'
import { type Condition, findConditions } from '../alerts/find-conditions.ts'

/**
 * Tells the operator outside of the site what is wrong with it: when it begins, when it gets worse, once a day as long
 * as it lasts, and when it has not been so for ten minutes. Of several processes one tells. Of some things the team is told
 * as well, at most once a day.
 */
export const sendAlerts: Job = {
  name: 'send-alerts',
  everyMs: 60_000,
  async run(deps) {
    const settings = readAlertSettings(deps.config.env)
    const hasWay = Boolean(settings.webhookUrl || (settings.email && deps.mailer))
    const { db } = deps
    const now = deps.now()
    const tell = async (alert: Alert) => hasWay && (await deliverAlert(alert, settings, deps))
    for (const condition of await findConditions(deps, settings.diskPercent)) {
      if (!hasWay && !condition.staff) continue
      const claimed = await claim(db, condition, now)
      if (!claimed) continue
      await tellTeam(deps, condition, now)
      const { heading: alert, text } = condition
      await tell({ alert, text, ...claimed }).catch(async (error: unknown) => {
        await release(db, condition, claimed)
        throw error
      })
    }
    for (const { name, began_at } of await takeEnded(db, now)) {
      const alert = name.split(':', 1)[0]!
      await tell({
        alert,
        state: 'ended',
        since: began_at.toISOString(),
        text: 'It has not been so for ten minutes.',
      })
    }
  },
}

/** The team hears of it in the site, by the channels that each chose. */
async function tellTeam(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { staff, name }: Condition,
  now: Date,
): Promise<void> {
  if (!staff) return
  const { why, part, path } = staff
  const occasion = `${name}:${now.toISOString().slice(0, 10)}`
  await inTransaction(db, { as: 'service' }, (tx) =>
    tellStaff(tx, { why, url: config.siteUrl + path }, occasion, (actor) => mayWork(actor, part)),
  )
}

/** Answers what to tell, if this process is the one to tell it. */
async function claim(
  { pool }: Database,
  { name, level, isRepeated }: Condition,
  now: Date,
): Promise<Pick<Alert, 'state' | 'since'> | undefined> {
  const { rows } = await pool.query<{ began_at: Date; began: boolean }>(
    `insert into public.operator_alerts as a (name, level, began_at, seen_at, sent_at) values ($1, $2, $3, $3, $3)
     on conflict (name) do update set level = $2, seen_at = $3, sent_at = $3
     where a.level < $2 or ($4 and a.sent_at < $3::timestamptz - interval '1 day')
     returning began_at, xmax = 0 as began`,
    [name, level, now, isRepeated],
  )
  const [claimed] = rows
  if (claimed) return { state: claimed.began ? 'began' : 'continues', since: claimed.began_at.toISOString() }
  await pool.query('update public.operator_alerts set seen_at = $2, level = $3 where name = $1', [
    name,
    now,
    level,
  ])
  return
}

/** Nobody was told: the next run tries again. */
async function release(
  { pool }: Database,
  { name }: Condition,
  { state }: Pick<Alert, 'state'>,
): Promise<void> {
  if (state === 'began') await pool.query('delete from public.operator_alerts where name = $1', [name])
  else await pool.query('update public.operator_alerts set level = 0 where name = $1', [name])
}

async function takeEnded({ pool }: Database, now: Date): Promise<{ name: string; began_at: Date }[]> {
  const { rows } = await pool.query<{ name: string; began_at: Date }>(
    `delete from public.operator_alerts where seen_at < $1::timestamptz - interval '10 minutes' returning name, began_at`,
    [now],
  )
  return rows
}

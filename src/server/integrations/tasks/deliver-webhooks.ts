import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import { isGivenUp, pauseAfter } from '#domain/webhook/webhook-events.ts'
import type { Deps } from '#server/deps.ts'
import { type DueDelivery, sendWebhook, type WebhookAnswer } from '../webhooks/send-webhook.ts'
import { tellOfDisabled } from '../webhooks/tell-of-disabled.ts'

const BATCH = 10
/** The time for which a delivery belongs to the worker that took it: longer than one takes. */
const LEASE = '1 minute'

/**
 * Sends what webhooks are to be told. Any number of workers share the work; of one endpoint each run takes one delivery,
 * so that a slow one holds up no other.
 */
export const deliverWebhooks: Job = {
  name: 'deliver-webhooks',
  everyMs: 2_000,
  async run(deps, _fetch, stopping) {
    for (;;) {
      if (stopping?.aborted) return
      const due = await takeDue(deps)
      await Promise.all(due.map((delivery) => deliver(deps, delivery)))
      if (due.length === 0) return
    }
  },
}

async function takeDue({ db, now }: Deps): Promise<DueDelivery[]> {
  const { rows } = await db.pool.query<DueDelivery>(
    `with first as (
       select e.id as endpoint_id, d.id from public.webhook_endpoints e
       left join public.profiles p on p.id = e.user_id
       cross join lateral (
         select d.id, d.next_attempt_at from public.webhook_deliveries d
         where d.endpoint_id = e.id and d.next_attempt_at <= $1
         order by d.next_attempt_at limit 1
       ) d
       where e.disabled_at is null and not coalesce(p.is_blocked, false)
       order by d.next_attempt_at limit ${BATCH}
     ), taken as (
       update public.webhook_deliveries d
       set attempts = attempts + 1, attempted_at = $1, next_attempt_at = $1::timestamptz + interval '${LEASE}'
       where d.id in (
         select w.id from public.webhook_deliveries w where w.id in (select id from first) and w.next_attempt_at <= $1
         for update skip locked
       )
       returning d.*
     )
     select t.*, e.url, e.sealed_secret, e.sealed_previous, e.previous_until
     from taken t join public.webhook_endpoints e on e.id = t.endpoint_id`,
    [now()],
  )
  return rows
}

async function deliver(deps: Deps, delivery: DueDelivery): Promise<void> {
  const answer = await sendWebhook(delivery, deps.config, deps.now())
  const isTaken = answer.status !== null && answer.status >= 200 && answer.status < 300
  await (isTaken ? noteSuccess(deps, delivery, answer) : noteFailure(deps, delivery, answer))
}

const noteSuccess = ({ db, now }: Deps, { id }: DueDelivery, { status, excerpt }: WebhookAnswer) =>
  db.pool.query(
    `with done as (
       update public.webhook_deliveries set delivered_at = $2, next_attempt_at = null, status = $3, excerpt = $4
       where id = $1 returning endpoint_id
     )
     update public.webhook_endpoints e set failing_since = null from done
     where e.id = done.endpoint_id and e.failing_since is not null`,
    [id, now(), status, excerpt],
  )

async function noteFailure(
  deps: Deps,
  delivery: DueDelivery,
  { status, excerpt }: WebhookAnswer,
): Promise<void> {
  const at = deps.now()
  const pause = pauseAfter(delivery.attempts)
  const next = pause === undefined ? null : new Date(at.getTime() + pause * 1_000)
  await inTransaction(deps.db, { as: 'service' }, async (tx) => {
    const endpoint = await tx
      .selectFrom('webhook_endpoints')
      .select(['id', 'user_id', 'url', 'failing_since', 'disabled_at'])
      .where('id', '=', delivery.endpoint_id)
      .forUpdate()
      .executeTakeFirst()
    // It was deleted meanwhile, with its deliveries.
    if (!endpoint) return
    await tx
      .updateTable('webhook_deliveries')
      .set({ next_attempt_at: next?.toISOString() ?? null, status, excerpt })
      .where('id', '=', delivery.id)
      .execute()
    const since = endpoint.failing_since === null ? null : new Date(endpoint.failing_since).getTime()
    const isOff = isGivenUp(status, since, at.getTime())
    await tx
      .updateTable('webhook_endpoints')
      .set({
        failing_since: endpoint.failing_since ?? at.toISOString(),
        ...(isOff && endpoint.disabled_at === null && { disabled_at: at.toISOString() }),
      })
      .where('id', '=', endpoint.id)
      .execute()
    if (isOff && endpoint.disabled_at === null) await tellOfDisabled(tx, deps.config.siteUrl, endpoint, at)
  })
}

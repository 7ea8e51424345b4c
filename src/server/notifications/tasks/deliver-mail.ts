import type { Job } from '#backend/jobs/job.ts'
import { isMandatory, topicOf } from '#domain/notification/topics.ts'
import { isWithheldMail } from '#domain/notification/withheld-mails.ts'
import type { Deps } from '#server/deps.ts'
import { attachLogo } from '#server/mail/attach-logo.ts'
import { type Locale, pickLocale } from '#server/mail/locale.ts'
import { type Mailer, MailRefused } from '#server/mail/mailer.ts'
import { renderMail, subjectOf } from '#server/mail/render-mail.ts'
import { stopToken } from '#server/mail/stop-link.ts'

const BATCH = 10
const MAX_ATTEMPTS = 8
/** The time for which a mail belongs to the worker that took it: far longer than sending may take. */
const LEASE = '10 minutes'

interface Taken {
  id: string
  recipient: string
  person_id: string | null
  locale: Locale
  template: string
  data: object
  attempts: number
  cause_id: string | null
  is_expired: boolean | null
}

/**
 * Carries the outbox's mails to the mailer. Any number of workers share the work: each takes mails that no other
 * has. A worker killed between sending and noting it leaves a mail that goes out again after the lease, with the
 * same Message-ID; everything else goes out once.
 */
export const deliverMail: Job = {
  name: 'deliver-mail',
  everyMs: 2_000,
  async run(deps, _fetch, stopping) {
    const { mailer } = deps
    if (!mailer) return
    for (;;) {
      const mails = await take(deps)
      // One after the other: the pool stays free for requests, and a mail server is asked no more than it likes.
      for (const [index, mail] of mails.entries()) {
        if (stopping?.aborted) return releaseMails(deps, mails.slice(index))
        await deliver(deps, mailer, mail)
      }
      if (mails.length < BATCH) return
    }
  },
}

async function take({ db }: Deps): Promise<Taken[]> {
  const { rows } = await db.pool.query<Taken>({
    name: 'take-mail',
    text: `with taken as (
             update public.outbox set attempts = attempts + 1, send_after = now() + interval '${LEASE}'
             where id in (
               select id from public.outbox
               where sent_at is null and failed_at is null and send_after <= now()
               order by send_after limit ${BATCH} for update skip locked
             )
             returning id, recipient, person_id, locale, template, data, attempts, cause_id, created_at,
               now() > created_at + make_interval(mins => (data ->> 'minutes')::integer) as is_expired
           )
           select * from taken order by created_at`,
  })
  return rows
}

/** Releases untried mails at once to another worker, or to this one after its restart. */
async function releaseMails({ db }: Deps, mails: Taken[]): Promise<void> {
  await db.pool.query(
    'update public.outbox set attempts = attempts - 1, send_after = now() where id = any ($1) and sent_at is null',
    [mails.map(({ id }) => id)],
  )
}

async function deliver(deps: Deps, mailer: Mailer, taken: Taken): Promise<void> {
  // It may have been written before its language was no longer offered, or by the database, which does not ask.
  const mail = { ...taken, locale: pickLocale(taken.locale) }
  if (mail.is_expired) return giveUpExpired(deps, mail)
  try {
    const { siteUrl } = deps.config
    const token = stopTokenOf(deps, mail)
    const { subject, text, html } = renderMail(
      mail.template,
      mail.locale,
      mail.data,
      token && `${siteUrl}/stop-mails?token=${token}`,
    )
    const messageId = `<${mail.id}@${new URL(siteUrl).hostname}>`
    const stopAddress = token && `${siteUrl}/mail-stops/${token}`
    const mailed = await attachLogo(html)
    const { recipient: to, cause_id: causeId } = mail
    await mailer.send({ to, subject, text, ...mailed, messageId, causeId, stopAddress })
  } catch (error) {
    await noteFailure(deps, mail, error as Error)
    return
  }
  await record(deps, mail)
}

/** Keeps what was delivered for the mail log, but nothing of a code or a private message. */
async function record({ db }: Deps, { id, template, locale, data }: Taken): Promise<void> {
  const isWithheld = isWithheldMail(template)
  await db.pool.query(
    `update public.outbox
     set sent_at = now(), last_error = null, subject = $2, html = $3, data = case when $3::text is null then '{}' else data end
     where id = $1`,
    [id, subjectOf(template, locale, data), isWithheld ? null : renderMail(template, locale, data).html],
  )
}

/** What `last_error` says of a code that had run out before the mail could leave; it is never tried again. */
export const EXPIRED = 'expired'

async function giveUpExpired({ db }: Deps, { id }: Taken): Promise<void> {
  await db.pool.query(
    `update public.outbox set failed_at = now(), last_error = $2, data = '{}' where id = $1`,
    [id, EXPIRED],
  )
}

/** What ends mails like this one; nothing for mails that a person cannot choose. */
function stopTokenOf({ config }: Deps, { template, person_id: personId }: Taken): string | undefined {
  const topic = topicOf(template)
  if (!topic || isMandatory(topic) || !personId) return undefined
  return stopToken({ personId, topic }, config.secrets.signing)
}

/** Waits 1, 4, 16 … minutes before the next try; gives up after the last, or at once where none would help. */
async function noteFailure({ db, log }: Deps, mail: Taken, error: Error): Promise<void> {
  const isFinal = error instanceof MailRefused || mail.attempts >= MAX_ATTEMPTS
  log.warn({ err: error, mail: mail.id, template: mail.template, isFinal }, 'mail not sent')
  await db.pool.query(
    `update public.outbox set last_error = $2, failed_at = case when $3 then now() end,
       send_after = now() + make_interval(mins => $4)
     where id = $1`,
    [mail.id, error.message.slice(0, 500), isFinal, 4 ** Math.min(mail.attempts - 1, 5)],
  )
}

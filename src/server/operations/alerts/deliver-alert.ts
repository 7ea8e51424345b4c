import { randomUUID } from 'node:crypto'
import { causeId } from '#backend/start/cause.ts'
import type { Deps } from '#server/deps.ts'
import type { AlertSettings } from './alert-settings.ts'

export interface Alert {
  /** Its heading in docs/runbook.md. */
  alert: string
  state: 'began' | 'continues' | 'ended'
  text: string
  /** When it began, ISO 8601. */
  since: string
}

const TIMEOUT_MS = 10_000

/**
 * Sends an alert by every way that is set, past the outbox, which may be what is stuck. Throws when none of them took
 * it.
 */
export async function deliverAlert(
  alert: Alert,
  { webhookUrl, email }: AlertSettings,
  { config, mailer, log }: Pick<Deps, 'config' | 'mailer' | 'log'>,
): Promise<void> {
  const ways = [
    ...(webhookUrl ? [post(alert, webhookUrl, config.siteUrl)] : []),
    ...(email && mailer ? [mail(alert, email, config.siteUrl, mailer)] : []),
  ]
  const results = await Promise.allSettled(ways)
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  for (const err of failures) log.warn({ err, alert: alert.alert }, 'an alert could not be sent')
  if (failures.length === results.length) throw new Error(`Nobody took the alert ${alert.alert}`)
}

/** The member `text` is what chat rooms show of a webhook. */
async function post({ text, ...alert }: Alert, url: string, site: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: `${headlineOf({ text, ...alert }, site)}\n${text}`, site, ...alert }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The webhook answered ${response.status}`)
}

async function mail(alert: Alert, to: string, site: string, mailer: NonNullable<Deps['mailer']>) {
  const text = `${alert.text}\n\nSince ${alert.since}. What to do: docs/runbook.md#${alert.alert}\n`
  const messageId = `<alert-${randomUUID()}@${new URL(site).hostname}>`
  const subject = headlineOf(alert, site)
  await mailer.send({ to, subject, text, html: asHtml(text), messageId, causeId: causeId() })
}

const headlineOf = ({ alert, state }: Alert, site: string) => `[${new URL(site).host}] ${alert} ${state}`

const asHtml = (text: string) =>
  `<pre style="white-space: pre-wrap; font: inherit">${text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</pre>`

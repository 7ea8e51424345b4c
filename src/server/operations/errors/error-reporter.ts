import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Log } from '#backend/log.ts'
import type { ErrorsTarget } from './error-settings.ts'
import { SourceMaps } from './source-maps.ts'
import { stackFrames } from './stack-frames.ts'
import { withoutPeople } from './without-people.ts'

/** An error of the server, or what a browser said of one. */
export interface ReportedError {
  type: string
  message: string
  stack: string
  platform: 'node' | 'javascript'
  /** Short words of our own, such as the use case. */
  tags: Record<string, string>
}

const ROOT = join(import.meta.dirname, '../../../..')
/** Where the build leaves the maps of the scripts; gone after `npm run upload-maps`, when the tracker has them. */
const MAPS = join(ROOT, 'build/maps')
const MAX_A_MINUTE = 30
const MAX_UNDER_WAY = 5
const TIMEOUT_MS = 5_000
/** After a tracker refused or did not answer. */
const PAUSE_MS = 60_000

/**
 * Sends errors to the operator's error tracker in envelopes, as its common protocol has them, without anything about
 * a person. Never waits, never throws, and sends no more than a few: the log has all of them.
 */
export class ErrorReporter {
  readonly #target: ErrorsTarget
  readonly #release: string
  readonly #log: Pick<Log, 'warn'>
  readonly #maps: SourceMaps
  #underWay = new Set<Promise<void>>()
  #minute = 0
  #sent = 0
  #pausedUntil = 0

  constructor(target: ErrorsTarget, release: string, log: Pick<Log, 'warn'>, maps = MAPS) {
    this.#maps = new SourceMaps(maps)
    this.#target = target
    this.#release = release
    this.#log = log
  }

  report(error: ReportedError): void {
    const now = Date.now()
    const minute = Math.floor(now / 60_000)
    if (minute !== this.#minute) [this.#minute, this.#sent] = [minute, 0]
    if (now < this.#pausedUntil || this.#sent >= MAX_A_MINUTE || this.#underWay.size >= MAX_UNDER_WAY) return
    this.#sent += 1
    const sending: Promise<void> = this.#send(error).finally(() => this.#underWay.delete(sending))
    this.#underWay.add(sending)
  }

  /** Waits for what is under way: a process that ends would cut it off. */
  async settle(): Promise<void> {
    await Promise.all(this.#underWay)
  }

  async #send(error: ReportedError): Promise<void> {
    const { address, key } = this.#target
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_client=lendaround/${this.#release}, sentry_key=${key}`,
        },
        body: await this.#envelope(error),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`It answered ${response.status}`)
    } catch (err) {
      if (Date.now() > this.#pausedUntil) this.#log.warn({ err }, 'errors cannot be reported')
      this.#pausedUntil = Date.now() + PAUSE_MS
    }
  }

  async #envelope({ type, message, stack, platform, tags }: ReportedError): Promise<string> {
    const event_id = randomUUID().replaceAll('-', '')
    const now = new Date().toISOString()
    const frames = await this.#maps.resolve(stackFrames(stack, platform === 'node' ? ROOT : ''))
    const event = {
      event_id,
      timestamp: now,
      platform,
      level: 'error',
      release: `lendaround@${this.#release}`,
      tags,
      exception: {
        values: [
          {
            type: withoutPeople(type).slice(0, 100),
            value: withoutPeople(message),
            ...(frames.length > 0 && { stacktrace: { frames } }),
          },
        ],
      },
    }
    const lines = [{ event_id, sent_at: now, dsn: this.#target.dsn }, { type: 'event' }, event]
    return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`
  }
}

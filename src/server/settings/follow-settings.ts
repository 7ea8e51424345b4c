import type { Deps } from '#server/deps.ts'

/** The longest that a timer waits: what is further away is looked at again. */
const MAX_WAIT_MS = 3_600_000

/**
 * Keeps the settings of this process up to date: when the database tells of a change, when one comes into force, and when
 * the connection that hears of them is there again. What was drawn of the categories is not shown any more when they change.
 */
export function followSettings({ settings, listener, log, outage, db }: Deps): void {
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  db.onClose(async () => {
    isClosed = true
    clearTimeout(timer)
  })

  const wait = () => {
    clearTimeout(timer)
    const ms = settings.untilNext()
    if (ms === undefined || isClosed) return
    timer = setTimeout(refresh, Math.min(ms, MAX_WAIT_MS))
    timer.unref()
  }
  const refresh = () => {
    settings.refresh()
    wait()
  }
  const reload = () => {
    settings
      .reload()
      .then(wait)
      .catch((error: unknown) => {
        if (!outage.covers(error)) log.error({ err: error }, 'the settings could not be read')
      })
  }
  wait()
  void listener.listen('lendaround_settings', { heard: reload, resumed: reload })
  const outdate = () => settings.outdate()
  void listener.listen('lendaround_catalogue', { heard: outdate, resumed: outdate })
}

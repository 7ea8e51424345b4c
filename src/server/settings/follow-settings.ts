import type { Deps } from '#server/deps.ts'

/** The longest that a timer waits: what is further away is looked at again. */
const MAX_WAIT_MS = 3_600_000

/**
 * Keeps the settings and texts of the site in this process up to date: when the database tells of a change, when one comes
 * into force, and when the connection that hears of them is there again. What was drawn of the categories is not shown any
 * more when they change. Resolves once it hears of them.
 */
export async function followSettings({ settings, content, listener, log, outage, db }: Deps): Promise<void> {
  const followed = [settings, content]
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  db.onClose(async () => {
    isClosed = true
    clearTimeout(timer)
  })

  const wait = () => {
    clearTimeout(timer)
    const ms = Math.min(...followed.map((each) => each.untilNext() ?? Number.POSITIVE_INFINITY))
    if (ms === Number.POSITIVE_INFINITY || isClosed) return
    timer = setTimeout(refresh, Math.min(ms, MAX_WAIT_MS))
    timer.unref()
  }
  const refresh = () => {
    for (const each of followed) each.refresh()
    wait()
  }
  const reload = () => {
    Promise.all(followed.map((each) => each.reload()))
      .then(wait)
      .catch((error: unknown) => {
        if (!outage.covers(error)) log.error({ err: error }, 'the settings could not be read')
      })
  }
  wait()
  const outdate = () => settings.outdate()
  await Promise.all([
    listener.listen('lendaround_settings', { heard: reload, resumed: reload }),
    listener.listen('lendaround_catalogue', { heard: outdate, resumed: outdate }),
  ])
  if (isClosed) return
  // What was changed between the first read and now was told to nobody.
  reload()
  outdate()
}

import type { Database } from '#backend/db/database.ts'
import type { SettingValue } from '#domain/settings/definition.ts'
import { nextEffect, type SettingChange, valuesInForce } from '#domain/settings/in-force.ts'
import { isSettingName, type SettingValues } from '#domain/settings/settings.ts'

/** What is done with the values that were set, each time they are other ones. */
export type Apply = (values: Partial<SettingValues>) => void

/** The settings of the site in this process: what was set in the database, and is in force. */
export class SiteSettings {
  readonly #db: Database
  readonly #now: () => Date
  readonly #apply: Apply
  /** Each as it is where nobody set it. */
  readonly defaults: SettingValues
  #changes: SettingChange[] = []
  #values: string | undefined
  /** Counts the values that were in force one after the other, and the changes of the categories: what was drawn of another one is out of date. */
  version = 0

  constructor(db: Database, defaults: SettingValues, now: () => Date, apply: Apply) {
    this.#db = db
    this.defaults = defaults
    this.#now = now
    this.#apply = apply
  }

  /** Reads all changes, and applies what is in force. */
  async reload(): Promise<void> {
    this.#changes = await loadChanges(this.#db)
    this.refresh()
  }

  /** Applies what has come into force since. */
  refresh(): void {
    const values = valuesInForce(this.#changes, this.#now().getTime())
    const text = JSON.stringify(values)
    if (text === this.#values) return
    this.#values = text
    this.version += 1
    this.#apply(values as Partial<SettingValues>)
  }

  /** What pages show beside the settings has changed: what was drawn of it is out of date. */
  outdate(): void {
    this.version += 1
  }

  /** Milliseconds until another change comes into force; nothing if none is to come. */
  untilNext(): number | undefined {
    const now = this.#now().getTime()
    const next = nextEffect(this.#changes, now)
    return next && next - now
  }
}

async function loadChanges({ pool }: Database): Promise<SettingChange[]> {
  const { rows } = await pool.query<{ id: number; name: string; value: SettingValue | null; at: Date }>(
    `select id, name, value, effective_from as at from public.setting_changes where withdrawn_at is null`,
  )
  // An older version does not know those of a newer one.
  return rows
    .filter(({ name }) => isSettingName(name))
    .map(({ at, ...change }) => ({ ...change, effectiveFrom: at.getTime() }))
}

import type { Deps } from '#backend/deps.ts'
import { buildCatalogue } from '../catalogue/build-catalogue.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { CATALOGUE_QUERY } from '../catalogue/catalogue-query.ts'
import { RestError } from '../errors.ts'
import type { RestSettings } from '../settings.ts'
import { runTransaction } from './transaction.ts'

/** Milliseconds after a look for changes during which another miss does not cause the next. */
const PATIENCE = 200

const SETUP = [{ text: `select pg_catalog.set_config('search_path', '', true)`, values: [] }]

/** Changes whenever a relation, function or constraint of the exposed schemas does. */
const FINGERPRINT = `
  with exposed as (select oid from pg_namespace where nspname = any ($1::name[]))
  select md5(string_agg(mark, ',' order by mark)) from (
    select 'c' || oid || ':' || xmin from pg_class where relnamespace in (select oid from exposed)
    union all
    select 'p' || oid || ':' || xmin from pg_proc where pronamespace in (select oid from exposed)
    union all
    select 'k' || oid || ':' || xmin from pg_constraint where connamespace in (select oid from exposed)
  ) as marks (mark)`

/** The catalogue in memory: read at the first request, and again when it is told or seems to have changed. */
export class CatalogueCache {
  readonly #deps: Deps
  readonly #settings: RestSettings
  #catalogue: Catalogue | undefined
  #loading: Promise<Catalogue> | undefined
  #fingerprint: string | null = null
  #lookedAt = 0
  #isListening = false

  constructor(deps: Deps, settings: RestSettings) {
    this.#deps = deps
    this.#settings = settings
  }

  /** The cached catalogue; PGRST002 when the database cannot be asked. */
  get(): Catalogue | Promise<Catalogue> {
    return this.#catalogue ?? this.#loading ?? this.#firstLoad()
  }

  async reload(): Promise<Catalogue> {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined
    })
    return this.#loading
  }

  /** After a miss: the catalogue read again if the database has changed since, else undefined. */
  async reloadIfChanged(): Promise<Catalogue | undefined> {
    if (performance.now() - this.#lookedAt < PATIENCE) return undefined
    this.#lookedAt = performance.now()
    return (await this.#readFingerprint()) === this.#fingerprint ? undefined : this.reload()
  }

  #firstLoad(): Promise<Catalogue> {
    this.#listen()
    this.#loading ??= this.#load({ isFirst: true }).finally(() => {
      this.#loading = undefined
    })
    return this.#loading
  }

  get #key(): string {
    return JSON.stringify([this.#settings.schemas, this.#settings.extraSearchPath])
  }

  /** Reads again on `NOTIFY pgrst`; on the embedded database it is enough to look after a miss. */
  #listen(): void {
    if (this.#isListening || this.#deps.db.embedded) return
    this.#isListening = true
    const reload = () => void this.reload().catch(() => {})
    void this.#deps.listener.listen('pgrst', {
      heard: (payload) => (payload === '' || payload === 'reload schema' ? reload() : undefined),
      resumed: reload,
    })
  }

  async #load({ isFirst = false } = {}): Promise<Catalogue> {
    try {
      this.#fingerprint = await this.#readFingerprint()
      const { knownSchemas } = this.#deps.db
      const known = isFirst ? knownSchemas?.get(this.#key) : undefined
      if (known && known.fingerprint === this.#fingerprint) {
        this.#catalogue = known.catalogue as Catalogue
        return this.#catalogue
      }
      const { schemas, extraSearchPath } = this.#settings
      const values = [arrayOf(schemas), arrayOf(extraSearchPath)]
      const [rows] = await this.#run({ text: CATALOGUE_QUERY, values })
      const catalogue = buildCatalogue(JSON.parse(rows![0]![0]!))
      knownSchemas?.set(this.#key, { catalogue, fingerprint: this.#fingerprint })
      this.#catalogue = catalogue
      return catalogue
    } catch (error) {
      const { log, outage } = this.#deps
      if (!outage.covers(error)) log.error({ err: error }, 'the schema cache could not be read')
      throw new RestError(503, 'PGRST002', 'Could not query the database for the schema cache. Retrying.')
    }
  }

  async #readFingerprint(): Promise<string | null> {
    const [rows] = await this.#run({ text: FINGERPRINT, values: [arrayOf(this.#settings.schemas)] })
    return rows![0]![0] ?? null
  }

  #run(statement: { text: string; values: string[] }) {
    return runTransaction(this.#deps.db, {
      setup: SETUP,
      scope: 'catalogue',
      statements: [statement],
      end: 'commit',
    })
  }
}

const arrayOf = (names: string[]) =>
  `{${names.map((name) => `"${name.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`

import type { Deps } from '#server/deps.ts'
import { measureHost } from './measure-host.ts'
import { measureWork } from './measure-work.ts'

/** Brings what is read of the site up to date. While the database is away, that is what the process knows by itself. */
export async function measureSite({
  db,
  config,
  log,
}: Pick<Deps, 'db' | 'config'> & { log: Pick<Deps['log'], 'warn'> }) {
  const work = measureWork(db).catch((err: unknown) => log.warn({ err }, 'the work could not be measured'))
  await Promise.all([work, measureHost(config)])
}

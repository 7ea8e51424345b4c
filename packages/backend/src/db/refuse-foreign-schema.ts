import { StartError } from '../start/start-error.ts'
import type { SchemaFile } from './schema-files.ts'

/**
 * Throws where a database cannot be brought up to date: an earlier version's tables were built from files that are no
 * longer there, or a migration was changed after it had run. Files of a newer version are let pass, so that processes
 * of both versions can run side by side during a deployment.
 */
export function refuseForeignSchema(
  applied: Map<string, string | undefined>,
  migrations: SchemaFile[],
  embedded: boolean,
): void {
  const known = new Set(migrations.map(({ name }) => name))
  const newest = migrations.at(-1)?.name ?? ''
  if ([...applied.keys()].some((name) => !known.has(name) && name < newest)) {
    throw new StartError(
      `The database was made by an earlier version that this one cannot update: ${fresh(embedded)}.`,
    )
  }
  const changed = migrations.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum)
  if (changed) {
    throw new StartError(
      `Migration ${changed.name} was changed after it had been applied to this database: ` +
        `restore the file and write the change as a new migration, or ${fresh(embedded)}.`,
    )
  }
}

const fresh = (embedded: boolean) =>
  embedded
    ? 'delete the folder that DATA_DIR names (data unless set), or set DATA_DIR to another one'
    : 'set DATABASE_URL to an empty database'

import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { folderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'

/** The store that the configuration names: a folder beside the embedded database. */
export const openObjectStore = ({ dataDir }: Pick<Config, 'dataDir'>): ObjectStore =>
  folderStore(join(dataDir, 'objects'))

/** Where files are kept while they arrive; what a killed process leaves there is swept after a day. */
export const spoolFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'objects', 'unfinished')

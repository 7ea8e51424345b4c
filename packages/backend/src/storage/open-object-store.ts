import { join } from 'node:path'
import { folderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'

/** The store in a data folder. */
export const openObjectStore = (dataDir: string): ObjectStore => folderStore(join(dataDir, 'objects'))

/** Where files wait in a data folder until they have been looked into. */
export const spoolFolder = (dataDir: string) => join(dataDir, 'objects', 'unfinished')

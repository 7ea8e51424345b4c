import type { Selectable } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { Living } from '#server/lifecycle/lifecycle.ts'

export type ExtensionRow = Selectable<Schema['extensions']> & Living

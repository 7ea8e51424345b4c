import type { Selectable } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { Living } from '#server/lifecycle/lifecycle.ts'

export type ClaimRow = Selectable<Schema['claims']> & Living

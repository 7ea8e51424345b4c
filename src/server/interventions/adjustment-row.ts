import type { Selectable } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { AdjustmentKind } from '#domain/money/adjustment.ts'
import type { Living } from '#server/lifecycle/lifecycle.ts'

export type AdjustmentRow = Omit<Selectable<Schema['adjustments']>, 'kind'> &
  Living & { kind: AdjustmentKind }

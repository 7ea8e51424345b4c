import { isToOne } from '../catalogue/catalogue.ts'
import type { At, RowRange } from '../parse/ast.ts'
import { findLevel } from './find-level.ts'
import type { ReadPlan } from './read-plan.ts'

/** Puts limits and offsets to the embeds that they cut, and the server's own limit to every level. */
export function placeRanges(root: ReadPlan, ranges: At<RowRange>[], maxRows: number | null): void {
  for (const { path, value } of ranges) {
    if (path.length === 0) continue
    const level = findLevel(root, path)
    level.offset = value.offset
    level.limit = value.limit
  }
  if (maxRows !== null) capRows(root, maxRows)
}

function capRows(level: ReadPlan, maxRows: number): void {
  level.limit = Math.min(level.limit ?? maxRows, maxRows)
  for (const embed of level.embeds) {
    // One row needs no limit, and without it PostgreSQL may turn the embed into a plain join.
    if (embed.limit !== null || !isToOne(embed.relationship)) capRows(embed, maxRows)
    else for (const deeper of embed.embeds) capRows(deeper, maxRows)
  }
}

import { notEmbedded } from '../errors.ts'
import type { EmbedPlan, ReadPlan } from './read-plan.ts'

/** The embed of `level` that a filter or order means: by its alias, else by its target. */
export function findEmbed(level: ReadPlan, name: string): EmbedPlan | undefined {
  return (
    level.embeds.find(({ outputName }) => outputName === name) ??
    level.embeds.find((embed) => embed.name === name)
  )
}

/** The level at the end of `path`; PGRST108 when it goes through something not in `select`. */
export function findLevel(root: ReadPlan, path: string[]): ReadPlan {
  let level = root
  for (const name of path) {
    const embed = findEmbed(level, name)
    if (!embed) throw notEmbedded(name)
    level = embed
  }
  return level
}

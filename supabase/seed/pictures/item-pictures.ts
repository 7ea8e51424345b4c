import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'items')

/** The files of an item's pictures, in order: `berlin-rowboat.webp`, `berlin-rowboat-2.webp`, … */
export function itemPictures(key: string): string[] {
  const name = new RegExp(`^${key}(-[2-9])?\\.webp$`)
  return readdirSync(FOLDER)
    .filter((file) => name.test(file))
    .sort((one, other) => one.length - other.length || one.localeCompare(other))
    .map((file) => join(FOLDER, file))
}

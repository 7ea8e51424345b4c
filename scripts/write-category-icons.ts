import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { CATEGORY_ICONS } from '#domain/category/category-icons.ts'

// Writes the signs of categories into one file, which pages point into: an operator may choose of all, and no page loads
// them as code. node scripts/write-category-icons.ts
const PATH = join(import.meta.dirname, '../src/web/entities/item/category-icons.svg')

/** The file as it has to be. */
export async function categoryIcons(): Promise<string> {
  const symbols = CATEGORY_ICONS.map(async (name) => {
    const { default: Icon } = (await import(`lucide-react/icons/${name}`)) as { default: ComponentType }
    const drawing = renderToStaticMarkup(createElement(Icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
    return `<symbol id="${name}" viewBox="0 0 24 24">${drawing}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${(await Promise.all(symbols)).join('\n')}\n</svg>\n`
}

export const writtenIcons = (): string => readFileSync(PATH, 'utf8')

if (import.meta.main) writeFileSync(PATH, await categoryIcons())

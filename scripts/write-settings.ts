import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SETTING_GROUPS } from '#domain/settings/definition.ts'
import { definitionOf, SETTING_NAMES } from '#domain/settings/settings.ts'

const FILE = join(import.meta.dirname, '../docs/operating.md')
const [START, END] = ['<!-- settings -->', '<!-- /settings -->']

/** The page with the table of settings as the code has them. */
export function withSettings(page: string): string {
  const texts: Record<string, string> = JSON.parse(
    readFileSync(join(import.meta.dirname, '../src/web/i18n/settings/en.json'), 'utf8'),
  )
  const rows = SETTING_GROUPS.flatMap((group) =>
    SETTING_NAMES.filter((name) => definitionOf(name).group === group).map((name) => {
      const { variable } = definitionOf(name)
      const what = `${texts[`settings.name.${name}`]}: ${texts[`settings.text.${name}`]}`
      return `| ${texts[`settings.group.${group}`]} | ${what} | ${variable ? `\`${variable}\`` : ''} |`
    }),
  )
  const table = ['| group | setting | default |', '|---|---|---|', ...rows].join('\n')
  const [before, rest] = page.split(START) as [string, string]
  return `${before}${START}\n${table}\n${END}${rest.split(END)[1]}`
}

export const settingsPage = (): string => readFileSync(FILE, 'utf8')

if (import.meta.main) writeFileSync(FILE, withSettings(settingsPage()))

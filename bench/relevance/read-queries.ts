import { readFileSync } from 'node:fs'
import type { Language } from '#seed/language.ts'
import type { JudgedQueries, Judgement } from './judgement.ts'

interface Line extends Judgement {
  kind: string
  language: Language
}

/** Judged queries of a file, one a line, by their kinds; of its lines, which count from zero, those that are `wanted`. */
export function readQueries(
  file: URL,
  wanted: (line: number) => boolean = () => true,
): Record<string, JudgedQueries> {
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .filter((_, index) => wanted(index))
    .map((line) => JSON.parse(line) as Line)
  const kinds = Map.groupBy(lines, ({ kind }) => kind)
  return Object.fromEntries([...kinds].map(([kind, ofKind]) => [kind, byLanguage(ofKind)]))
}

function byLanguage(lines: readonly Line[]): JudgedQueries {
  const of = (wanted: Language) => lines.filter(({ language }) => language === wanted)
  return { en: of('en'), de: of('de'), es: of('es'), fr: of('fr') }
}

import type { Occasion } from '../occasions/occasion.ts'

export interface ThingsOfSubject {
  /** What a concept is called, in English, German, Spanish and French. */
  names: ReadonlyMap<string, readonly string[]>
  /** What single things are for. */
  uses: readonly Occasion[]
}

const USE = /^ {2}(en|de|es|fr): (.+)$/

/**
 * Reads the things of a subject: a line with the concept in `search_concepts.sql`, what else serves, and its names in
 * four languages; below it a line a language with what it is for, as occasions have them (`occasion.ts`).
 *
 *     ham-stand + meat-slicer: ham stand | Schinkenständer | jamonero | support à jambon
 *       en: carve/slice ham
 */
export function readThings(text: string): ThingsOfSubject {
  const names = new Map<string, readonly string[]>()
  const uses: Occasion[] = []
  let use: Occasion | undefined
  for (const line of text.trim().split('\n')) {
    const [, language, words] = USE.exec(line) ?? []
    if (language && use) {
      if (!uses.includes(use)) uses.push(use)
      use[language as 'en'] = words!
      continue
    }
    const [concepts = '', called = ''] = line.split(': ')
    const things = concepts.split(' + ')
    names.set(things[0]!, called.split(' | '))
    use = { things, en: '', de: '', es: '', fr: '' }
  }
  return { names, uses }
}

import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import type { JudgedQueries } from './judgement.ts'
import { spanish } from './spanish.ts'

/** The queries that the search is tuned with. */
export const judgedQueries: JudgedQueries = { en: english, de: german, es: spanish, fr: french }

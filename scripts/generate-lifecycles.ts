import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lifecycleDrawings, lifecycleRoutine } from './lifecycle-files.ts'

const ROOT = join(import.meta.dirname, '..')

// Updates the transitions in the database and the drawings in the documents after a change of a lifecycle in
// src/domain. A test compares them.
writeFileSync(join(ROOT, 'supabase/routines/lifecycle_transitions.sql'), lifecycleRoutine())
const page = join(ROOT, 'docs/lifecycles.md')
writeFileSync(page, lifecycleDrawings(readFileSync(page, 'utf8')))

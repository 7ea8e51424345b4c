import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { SchemaFile } from '#backend/db/schema-files.ts'
import { allUseCases } from '#server/areas.ts'
import { JOBS_PATH } from '#server/operations/serve-jobs.ts'
import { playMoneyArea } from '#server/play-money/area.ts'
import { productSchema } from '#server/product-schema.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** What a hosted project has from the start under the same names, and what is only about that. */
export const THEIRS =
  /^platform\/(010_roles|020_auth|030_storage|080_realtime|090_providers|102_logged_sequences)\.sql$/
const OWN_BEFORE_ALL = '20250101000000_lendaround.sql'
/** What came to the backend once projects had that first file, which never runs again there: each by its time. */
const OWN_LATER: Record<string, string> = {
  'platform/103_job_turns.sql': '20261127173000_backend_job_turns.sql',
}

interface Options {
  /** Whether the project plays, see `PAYMENTS`. */
  playMoney: boolean
  now?: Date
}

/**
 * Writes the folder `supabase` of a hosted project: its settings, every migration, the routines as the last one, and a
 * function for each use case, which takes its code from this checkout. The project's database is left knowing what ran,
 * so a process of this server that is pointed to it starts as on its own.
 */
export function writeProject(folder: string, { playMoney, now = new Date() }: Options): void {
  const useCases = allUseCases({ playMoney: playMoney ? playMoneyArea : undefined }).map(({ name }) => name)
  const project = join(folder, 'supabase')
  const write = (path: string, text: string) => {
    mkdirSync(join(project, path, '..'), { recursive: true })
    writeFileSync(join(project, path), text)
  }
  write('config.toml', config([...useCases, JOBS_PATH.slice(1)]))
  for (const { name, sql } of migrationFiles(now, playMoney)) write(`migrations/${name}`, sql)
  write('functions/_shared/serve.ts', SERVE)
  write(
    'functions/deno.json',
    `${JSON.stringify({ imports: importsFrom(join(project, 'functions')) }, null, 2)}\n`,
  )
  for (const name of useCases)
    write(`functions/${name}/index.ts`, `import { serve } from '../_shared/serve.ts'\n\nserve('${name}')\n`)
  write(`functions${JOBS_PATH}/index.ts`, `import { serveJobs } from '../_shared/serve.ts'\n\nserveJobs()\n`)
}

/** The migrations in the order of their names: ours for the backend, the product's, then all routines. */
function migrationFiles(now: Date, playMoney: boolean): { name: string; sql: string }[] {
  const { migrations, routines } = productSchema({ playMoney })
  const own = migrations.filter(({ name }) => name.startsWith('platform/') && !THEIRS.test(name))
  const later = own.filter(({ name }) => OWN_LATER[name])
  const theirs = migrations.filter(({ name }) => THEIRS.test(name))
  const product = migrations.filter(({ name }) => !name.startsWith('platform/'))
  const last = now.toISOString().replace(/\D/g, '').slice(0, 14)
  return [
    {
      name: OWN_BEFORE_ALL,
      sql: [
        '-- What the backend keeps beside the project’s own schemas; written by scripts/hosted/run.ts.',
        RECORDS,
        ...theirs.map((file) => recordOf('migrations', file)),
        ...own
          .filter((file) => !later.includes(file))
          .flatMap((file) => [file.sql.trimEnd(), recordOf('migrations', file)]),
        '',
      ].join('\n\n'),
    },
    ...[...product, ...later]
      .map((file) => ({
        name: OWN_LATER[file.name] ?? file.name,
        sql: `${file.sql.trimEnd()}\n\n${recordOf('migrations', file)}\n`,
      }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
    {
      name: `${last}_routines.sql`,
      sql: [
        '-- All functions, triggers and views that may be replaced; written by scripts/hosted/run.ts.',
        'set check_function_bodies = off;',
        ...routines.flatMap((file) => [`-- ${file.name}\n${file.sql.trimEnd()}`, recordOf('routines', file)]),
        '',
      ].join('\n\n'),
    },
  ]
}

const recordOf = (table: 'migrations' | 'routines', { name, checksum }: SchemaFile) =>
  `insert into lendaround.${table} (name, checksum) values ('${name}', '${checksum}')
  on conflict (name) do update set checksum = excluded.checksum, applied_at = now();`

const RECORDS = `create schema if not exists lendaround;
revoke all on schema lendaround from public;
create table if not exists lendaround.migrations (
  name text primary key, checksum text not null, applied_at timestamptz not null default now());
create table if not exists lendaround.routines (
  name text primary key, checksum text not null, applied_at timestamptz not null default now());
create table if not exists lendaround.rights (kind text not null, name text not null, primary key (kind, name));
revoke execute on all functions in schema public from public, anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated;`

const SERVE = `import process from 'node:process'
import { answerJobs, answerUseCase } from '#server/hosted/answer-use-case.ts'

/** Answers the calls of one use case, as the project's gateway passes them on. */
export const serve = (name: string) => listen(answerUseCase(name, process.env))

/** Does what is due when a scheduler calls. */
export const serveJobs = () => listen(answerJobs(process.env))

const listen = (answer: (request: Request) => Promise<Response>) => Deno.serve((request) => answer(request))
`

/** Our folders by their names, and every package in exactly the version that this checkout has. */
function importsFrom(functions: string): Record<string, string> {
  const to = (path: string) => `${relative(functions, join(ROOT, path))}/`
  const dependencies = ['packages/backend/package.json', 'package.json'].flatMap((file) => {
    const manifest = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as {
      dependencies: Record<string, string>
    }
    return Object.entries(manifest.dependencies)
  })
  return {
    '#server/': to('src/server'),
    '#backend/': to('packages/backend/src'),
    '#contract/': to('src/contract'),
    '#domain/': to('src/domain'),
    '#web/': to('src/web'),
    ...Object.fromEntries(
      dependencies.flatMap(([name, version]) => [
        [name, `npm:${name}@${version}`],
        [`${name}/`, `npm:/${name}@${version}/`],
      ]),
    ),
  }
}

/** Use cases look at the token themselves, and visitors call some of them: the gateway lets all through. */
function config(useCases: string[]): string {
  return [
    'project_id = "lendaround"',
    '\n[api]\nschemas = ["public"]\nextra_search_path = ["public", "extensions"]\nmax_rows = 1000',
    '\n[auth]\nenable_signup = true\nminimum_password_length = 10',
    '\n[auth.email]\nenable_confirmations = true\ndouble_confirm_changes = true',
    ...useCases.map(
      (name) => `\n[functions.${name}]\nverify_jwt = false\nimport_map = "./functions/deno.json"`,
    ),
    '',
  ].join('\n')
}

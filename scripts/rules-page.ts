import type { Database } from '#backend/db/database.ts'

interface Rule {
  place: string
  rule: string
  text: string
}

/** Checks of several columns of a row, and what may not overlap. */
const WITHIN_ROWS = `
  select (select r.relname from pg_class r where r.oid = c.conrelid) as place, c.conname as rule, pg_get_constraintdef(c.oid) as text
  from pg_constraint c
  where c.connamespace = 'public'::regnamespace
    and (c.contype = 'c' and cardinality(c.conkey) > 1 or c.contype = 'x')
  order by 1, 2`

/** What is checked when a row is written, in the words of the function that does it. */
const BETWEEN_ROWS = `
  select string_agg(distinct r.relname, ', ' order by r.relname) as place,
    p.proname as rule, obj_description(p.oid, 'pg_proc') as text
  from pg_trigger t
  join pg_class r on r.oid = t.tgrelid
  join pg_proc p on p.oid = t.tgfoid
  where not t.tgisinternal and p.pronamespace = 'public'::regnamespace
    and obj_description(p.oid, 'pg_proc') ~ '^Refuses '
  group by p.oid
  order by 2`

/** The page of the documents that says which data have to fit together, from the database that checks it. */
export async function rulesPage({ pool }: Database): Promise<string> {
  const { rows: within } = await pool.query<Rule>(WITHIN_ROWS)
  const { rows: between } = await pool.query<Rule>(BETWEEN_ROWS)
  return `# What has to fit together

Made by \`scripts/generate-rules.ts\` from the database, which has the last word; a test compares the two. What one field may hold is
in the answers of \`GET /functions/v1\` and \`GET /rest/v1\`, which steps a status may take in [lifecycles.md](lifecycles.md), and what a
refusal means in [error-codes.md](error-codes.md).

## Within a row

| table | rule | what holds |
|---|---|---|
${within.map(({ place, rule, text }) => `| \`${place}\` | \`${rule}\` | ${code(text)} |`).join('\n')}

## Between rows

| table | rule | what it does |
|---|---|---|
${between.map(({ place, rule, text }) => `| ${place.split(', ').map(code).join(', ')} | \`${rule}\` | ${text} |`).join('\n')}
`
}

/** On one line of a table; a bar would end its cell. */
const code = (text: string) => `\`${text.replace(/\s+/g, ' ').replaceAll('|', '\\|')}\``

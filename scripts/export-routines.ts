import { productSchema } from '#server/product-schema.ts'

// Writes all routines as one migration, for a hosted project whose command-line tool only runs migrations.

process.stdout.write(
  [
    '-- All functions, triggers and views that may be replaced, written by scripts/export-routines.ts.',
    'set check_function_bodies = off;',
    ...productSchema({ playMoney: false }).routines.map(({ name, sql }) => `\n-- ${name}\n${sql.trimEnd()}`),
    '',
  ].join('\n'),
)

import { IMPORT_LIMITS } from '#domain/imports/columns.ts'
import type { Translate } from '../../i18n/translate.ts'
import { codeOf } from '../../lib/errors.ts'

/** Why a file could not be read; undefined for what has nothing to do with the file. */
export function importError(error: unknown, t: Translate): string | undefined {
  const code = codeOf(error)
  if (code === 'BAD_INPUT' || code === 'BODY_TOO_LARGE')
    return t('office.import.file.rows', { rows: IMPORT_LIMITS.rows })
  if (code !== 'IMPORT_WRONG') return undefined
  const { fault, column } = (error as { details: { fault: string; column: string } }).details
  return t.optional(`office.import.file.${fault}`, { column, rows: IMPORT_LIMITS.rows })
}

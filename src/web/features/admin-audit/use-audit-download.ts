import { useMutation } from '@tanstack/react-query'
import type { AuditEntry } from '#contract/audit-entry.ts'
import { csvOf } from '#domain/csv.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { saveFile } from '../../lib/save-file.ts'
import { toast } from '../../lib/toast.ts'
import type { AuditFilter } from './audit-filter.ts'
import { loadAllEntries } from './use-audit-log.ts'

/** Saves what the filter lets through as a file, for an auditor. */
export function useAuditDownload(filter: AuditFilter) {
  const t = useTranslate()
  return useMutation({
    mutationFn: () => loadAllEntries(filter),
    onSuccess: (entries) => saveFile('audit-log.csv', auditFile(entries), 'text/csv;charset=utf-8'),
    onError: (error) => void toast(errorToast(error, t)),
  })
}

/** Codes and instants as they are kept, the same in every language. */
export const auditFile = (entries: readonly AuditEntry[]): string =>
  csvOf([
    ['id', 'at', 'action', 'actor', 'subject', 'details', 'address', 'device'],
    ...entries.map(({ id, at, action, actor, subject, details, address, device }) => [
      id,
      at,
      action,
      actor?.email ?? '',
      subject?.email ?? '',
      JSON.stringify(details),
      address ?? '',
      device ?? '',
    ]),
  ])

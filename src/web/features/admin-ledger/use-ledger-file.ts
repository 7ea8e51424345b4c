import { useMutation } from '@tanstack/react-query'
import { type LedgerPart, MAX_DATEV_LINES } from '#contract/ledger.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { errorToast } from '../../lib/error-toast.ts'
import { saveFile } from '../../lib/save-file.ts'
import { toast } from '../../lib/toast.ts'
import { joinParts, type LedgerFile } from './join-parts.ts'

export interface LedgerRequest {
  from: string
  to: string
  datev?: { adviser: number; client: number; yearMonth: number }
}

/** Saves the ledger's entries of a period as files: one of CSV, or as many as DATEV needs. */
export function useLedgerFile() {
  const t = useTranslate()
  return useMutation({
    mutationFn: async (request: LedgerRequest) => {
      const files = await joinParts(
        (after) => callFunction<LedgerPart>('export-ledger', { ...request, ...(after && { after }) }),
        request.datev ? MAX_DATEV_LINES : Number.POSITIVE_INFINITY,
      )
      for (const [n, file] of files.entries()) save(request, file, n)
      return files.length
    },
    onSuccess: (files) => {
      if (files === 0) toast({ title: t('accounting.nothing') })
    },
    onError: (error) => void toast(errorToast(error, t)),
  })
}

function save({ from, to, datev }: LedgerRequest, { parts }: LedgerFile, n: number): void {
  const name = `${datev ? 'EXTF_Buchungsstapel' : 'ledger'}_${from}_${to}${n > 0 ? `_${n + 1}` : ''}.csv`
  saveFile(name, new Blob(parts), datev ? 'text/csv' : 'text/csv;charset=utf-8')
}

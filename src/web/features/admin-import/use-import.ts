import { useState } from 'react'
import type { ImportedRow, ImportReport } from '#contract/imports.ts'
import { callFunction } from '../../lib/call-function.ts'
import { fileText } from './file-text.ts'
import { IMPORT_KINDS, type ImportKind } from './import-kinds.ts'

export interface Progress {
  isDryRun: boolean
  rows: ImportedRow[]
  total: number
  isDone: boolean
  error?: unknown
}

/** Goes through a file some rows at a time, first as a dry run; an interrupted import goes on where it stopped. */
export function useImport(kind: ImportKind) {
  const [file, setFile] = useState<{ name: string; csv: string }>()
  const [progress, setProgress] = useState<Progress>()
  const [isBusy, setBusy] = useState(false)

  async function run(csv: string, isDryRun: boolean, begun?: Progress): Promise<void> {
    let state: Progress = begun ?? { isDryRun, rows: [], total: 0, isDone: false }
    setBusy(true)
    try {
      let from: number | null = state.rows.length
      while (from !== null) {
        const report: ImportReport = await callFunction(IMPORT_KINDS[kind].useCase, {
          csv,
          from,
          isDryRun,
        })
        from = report.next
        state = {
          isDryRun,
          rows: [...state.rows, ...report.rows],
          total: report.total,
          isDone: from === null,
        }
        setProgress(state)
      }
    } catch (error) {
      setProgress({ ...state, error })
    } finally {
      setBusy(false)
    }
  }

  return {
    file,
    progress,
    isBusy,
    /** Reads a file and says what would become of it. */
    async choose(chosen: File) {
      const csv = fileText(new Uint8Array(await chosen.arrayBuffer()))
      setFile({ name: chosen.name, csv })
      setProgress(undefined)
      await run(csv, true)
    },
    carryOut: () => file && run(file.csv, false),
    goOn: () => file && progress && run(file.csv, progress.isDryRun, progress),
  }
}

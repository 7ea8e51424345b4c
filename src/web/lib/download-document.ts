import type { DownloadedFile } from '#contract/payouts.ts'
import { callFunction } from './call-function.ts'
import { saveFile } from './save-file.ts'

/** Has a use case write a file, and gives it to the person. */
export async function downloadDocument(name: string, input: object, type = 'application/pdf'): Promise<void> {
  const file = await callFunction<DownloadedFile>(name, input)
  const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0))
  saveFile(file.name, bytes, type)
}

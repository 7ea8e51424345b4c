import type { LedgerPart } from '#contract/ledger.ts'

export interface LedgerFile {
  parts: Uint8Array<ArrayBuffer>[]
  lines: number
}

/** Loads all parts of an export and puts them together as files of so many lines at the most; none where there is no line. */
export async function joinParts(
  load: (after: string | undefined) => Promise<LedgerPart>,
  maxLines: number,
): Promise<LedgerFile[]> {
  const files: LedgerFile[] = []
  let after: string | undefined
  do {
    const part = await load(after)
    let file = files.at(-1)
    if (part.count > 0 && (!file || file.lines + part.count > maxLines)) {
      file = { parts: [bytesOf(part.head)], lines: 0 }
      files.push(file)
    }
    if (file && part.count > 0) {
      file.parts.push(bytesOf(part.lines))
      file.lines += part.count
    }
    after = part.next ?? undefined
  } while (after)
  return files
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

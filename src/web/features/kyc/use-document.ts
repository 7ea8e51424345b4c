import { useEffect, useRef, useState } from 'react'
import { uploadDocument } from '../../entities/identity/upload-document.ts'
import { codeOf } from '../../lib/errors.ts'
import { randomId } from '../../lib/random-id.ts'
import { useUser } from '../../lib/session.ts'

export const MAX_BYTES = 15 * 1024 * 1024
const TYPES = /^(image\/.+|application\/pdf)$/

export interface DocumentUpload {
  file: File
  /** 0 to 1. */
  progress: number
  /** There is no connection just now. */
  isWaiting?: boolean
  /** Set when it is there. */
  path?: string
  /** A preview, if the file is an image. */
  preview?: string
}

export type DocumentFault = 'type' | 'size' | 'network' | 'full' | 'no-room'

/** One picture of a document on its way into the person's own private folder. */
export function useDocument(step: string) {
  const user = useUser()
  const [document, setDocument] = useState<DocumentUpload>()
  const [fault, setFault] = useState<DocumentFault>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const preview = document?.preview
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview])

  async function choose(file: File | undefined) {
    if (!file || !user) return
    running.current?.abort()
    setDocument(undefined)
    const wrong = faultOf(file)
    setFault(wrong)
    if (wrong) return
    const stop = new AbortController()
    running.current = stop
    const preview = file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined
    const upload = { file, progress: 0, ...(preview && { preview }) }
    setDocument(upload)
    const path = `${user.id}/${step}/${randomId()}`
    const patch = (news: Partial<DocumentUpload>) =>
      !stop.signal.aborted && setDocument((known) => known && { ...known, ...news })
    try {
      await uploadDocument(path, file, {
        onProgress: (progress) => patch({ progress }),
        onWaiting: (isWaiting) => patch({ isWaiting }),
        signal: stop.signal,
      })
      setDocument({ ...upload, progress: 1, path })
    } catch (error) {
      if (stop.signal.aborted) return
      setDocument(undefined)
      setFault(FAULTS[codeOf(error)] ?? 'network')
    }
  }

  function remove() {
    running.current?.abort()
    setDocument(undefined)
  }

  return { document, fault, choose, remove }
}

/** The storage service's errors, as faults of this form. */
const FAULTS: Record<string, DocumentFault> = {
  InvalidMimeType: 'type',
  EntityTooLarge: 'size',
  QuotaExceeded: 'full',
  InsufficientStorage: 'no-room',
}

function faultOf({ type, size }: File): DocumentFault | undefined {
  if (!TYPES.test(type)) return 'type'
  return size > MAX_BYTES ? 'size' : undefined
}

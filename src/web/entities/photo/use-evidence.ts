import { useEffect, useRef, useState } from 'react'
import { codeOf } from '../../lib/errors.ts'
import { randomId } from '../../lib/random-id.ts'
import { useUser } from '../../lib/session.ts'
import { uploadFile } from '../../lib/upload/upload-file.ts'

export const MAX_PHOTOS = 10
const MAX_BYTES = 10 * 1024 * 1024

export interface EvidencePhoto {
  id: string
  name: string
  preview: string
  /** 0 to 1. */
  progress: number
  /** There is no connection just now. */
  isWaiting?: boolean
  /** Set when it is there. */
  path?: string
}

export type EvidenceFault = 'type' | 'size' | 'many' | 'network' | 'full' | 'no-room'

/** Photos on their way into the person's own folder, of a rental where one is given, as soon as they are chosen. */
export function useEvidence(
  bucket: 'claims' | 'handovers' | 'messages' | 'reviews',
  bookingId?: string,
  most = MAX_PHOTOS,
) {
  const user = useUser()
  const [photos, setPhotos] = useState<EvidencePhoto[]>([])
  const [fault, setFault] = useState<EvidenceFault>()
  const running = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const uploads = running.current
    return () => {
      for (const upload of uploads.values()) upload.abort()
    }
  }, [])

  const patch = (id: string, news: Partial<EvidencePhoto>) =>
    setPhotos((known) => known.map((photo) => (photo.id === id ? { ...photo, ...news } : photo)))

  function remove(id: string) {
    running.current.get(id)?.abort()
    setPhotos((known) => known.filter((photo) => photo.id !== id))
  }

  function add(files: FileList | null) {
    const chosen = [...(files ?? [])]
    const wrong = faultOf(chosen, photos.length, most)
    setFault(wrong)
    if (!wrong) for (const file of chosen) void upload(file)
  }

  async function upload(file: File) {
    const id = randomId()
    const stop = new AbortController()
    running.current.set(id, stop)
    setPhotos((known) => [...known, { id, name: file.name, preview: URL.createObjectURL(file), progress: 0 }])
    const path = [...(bookingId ? [bookingId] : []), user!.id, id].join('/')
    const tell = (news: Partial<EvidencePhoto>) => !stop.signal.aborted && patch(id, news)
    try {
      await uploadFile({
        bucket,
        path,
        file,
        cacheSeconds: 3_600,
        onProgress: (progress) => tell({ progress }),
        onWaiting: (isWaiting) => tell({ isWaiting }),
        signal: stop.signal,
      })
      patch(id, { progress: 1, path })
    } catch (error) {
      if (stop.signal.aborted) return
      remove(id)
      setFault(FAULTS[codeOf(error)] ?? 'network')
    }
  }

  return {
    photos,
    fault,
    add,
    remove,
    clear: () => setPhotos([]),
    paths: photos.flatMap(({ path }) => path ?? []),
    isUploading: photos.some(({ path }) => path === undefined),
  }
}

/** The storage service's errors, as faults of this form. */
const FAULTS: Record<string, EvidenceFault> = {
  InvalidMimeType: 'type',
  EntityTooLarge: 'size',
  QuotaExceeded: 'full',
  InsufficientStorage: 'no-room',
}

function faultOf(files: File[], count: number, most: number): EvidenceFault | undefined {
  if (count + files.length > most) return 'many'
  if (files.some(({ type }) => !type.startsWith('image/'))) return 'type'
  return files.some(({ size }) => size > MAX_BYTES) ? 'size' : undefined
}

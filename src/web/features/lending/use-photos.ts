import { useEffect, useRef, useState } from 'react'
import { LISTING_LIMITS } from '#domain/listing/listing.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { codeOf } from '../../lib/errors.ts'
import { randomId } from '../../lib/random-id.ts'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { uploadFile } from '../../lib/upload/upload-file.ts'
import type { KeptPhoto } from './load-listing.ts'
import { preparePhoto } from './prepare-photo.ts'
import { removePhoto, savePhotos } from './save-photos.ts'
import { takeTurns } from './take-turns.ts'

export interface Photo {
  id: string
  /** The address of the picture on this device, until the page is left. */
  preview?: string
  /** 0 to 1. */
  progress: number
  /** There is no connection just now. */
  isWaiting?: boolean
  fault?: 'unreadable' | 'network' | 'full' | 'no-room'
  file?: Blob
  /** Set once it is there. */
  kept?: KeptPhoto
  /** A visitor's, ready to be sent once they have an account. */
  prepared?: Blob
}

/** Whether nothing more happens to it before the next step. */
export const isReady = ({ kept, prepared }: Photo): boolean => Boolean(kept ?? prepared)

const FOR_GOOD = 31_536_000

interface PhotosOptions {
  start: readonly KeptPhoto[]
  ensureDraft: () => Promise<string>
  /** Whether the order and what is left out are saved with the rest of the listing. */
  isSavedLater: boolean
  /** Nobody is signed in: photos stay on this device for now. */
  isGuest: boolean
}

/** The photos of a listing: on their way as soon as they are chosen, a few at once; those of a draft save themselves. */
export function usePhotos({ start, ensureDraft, isSavedLater, isGuest }: PhotosOptions) {
  const t = useTranslate()
  const user = useUser()
  const [photos, setPhotos] = useState<Photo[]>(() =>
    start.map((kept) => ({ id: kept.id, progress: 1, kept })),
  )
  // Uploads end at any time: they change what is there then.
  const latest = useRef(photos)
  const saved = useRef(Promise.resolve())
  const [inTurn] = useState(() => takeTurns(3))
  const running = useRef(new Map<string, AbortController>())

  useEffect(() => {
    const uploads = running.current
    return () => {
      for (const upload of uploads.values()) upload.abort()
      for (const { preview } of latest.current) if (preview) URL.revokeObjectURL(preview)
    }
  }, [])

  function change(next: Photo[]) {
    latest.current = next
    setPhotos(next)
  }
  const patch = (id: string, news: Partial<Photo>) =>
    change(latest.current.map((photo) => (photo.id === id ? { ...photo, ...news } : photo)))
  const keptOf = (list: Photo[]) => list.flatMap(({ kept }) => kept ?? [])

  /** One after the other, so that the last order stays. */
  function save(work: () => Promise<void>) {
    if (isSavedLater) return Promise.resolve()
    saved.current = saved.current.then(work).catch((error) => void toast(errorToast(error, t)))
    return saved.current
  }
  const saveOrder = () => save(async () => savePhotos(await ensureDraft(), keptOf(latest.current)))

  async function upload(id: string, file: Blob) {
    const stop = new AbortController()
    running.current.set(id, stop)
    const prepared = await preparePhoto(file).catch(() => undefined)
    if (stop.signal.aborted) return
    if (!prepared) return patch(id, { fault: 'unreadable' })
    if (isGuest) return patch(id, { progress: 1, prepared: prepared.file })
    const { width, height, thumbHash } = prepared
    const path = `${user!.id}/${randomId()}.jpg`
    const tell = (news: Partial<Photo>) => !stop.signal.aborted && patch(id, news)
    try {
      await ensureDraft()
      await uploadFile({
        bucket: 'images',
        path,
        file: prepared.file,
        cacheSeconds: FOR_GOOD,
        onProgress: (progress) => tell({ progress }),
        onWaiting: (isWaiting) => tell({ isWaiting }),
        signal: stop.signal,
      })
    } catch (error) {
      const fault = FAULTS[codeOf(error)] ?? 'network'
      if (!stop.signal.aborted) patch(id, { fault })
      return
    }
    patch(id, { progress: 1, kept: { id, path, width, height, thumbhash: thumbHash } })
    await saveOrder()
  }

  return {
    photos,
    isBusy: photos.some((photo) => !isReady(photo) && !photo.fault),
    /** Resolves once everything is saved. */
    settled: () => saved.current,
    add(files: readonly Blob[]) {
      const room = LISTING_LIMITS.photos[1] - latest.current.length
      const added = files.slice(0, room).map((file) => ({
        id: randomId(),
        file,
        preview: URL.createObjectURL(file),
        progress: 0,
      }))
      change([...latest.current, ...added])
      for (const { id, file } of added) void inTurn(() => upload(id, file))
      return files.length - added.length
    },
    retry({ id, file }: Photo) {
      if (!file) return
      change(latest.current.map((photo) => (photo.id === id ? withoutFault(photo) : photo)))
      void inTurn(() => upload(id, file))
    },
    move(id: string, to: number) {
      const from = latest.current.findIndex((photo) => photo.id === id)
      const next = [...latest.current]
      const [photo] = next.splice(from, 1)
      if (!photo || to < 0 || to > next.length) return
      next.splice(to, 0, photo)
      change(next)
      void saveOrder()
    },
    remove(id: string) {
      running.current.get(id)?.abort()
      const photo = latest.current.find((one) => one.id === id)
      change(latest.current.filter((one) => one.id !== id))
      if (photo?.preview) URL.revokeObjectURL(photo.preview)
      const { kept } = photo ?? {}
      if (kept) void save(() => removePhoto(kept))
    },
  }
}

/** The storage service's errors, as faults of this step. */
const FAULTS: Record<string, 'full' | 'no-room'> = { QuotaExceeded: 'full', InsufficientStorage: 'no-room' }

const withoutFault = ({ fault: _, ...photo }: Photo): Photo => ({ ...photo, progress: 0 })

import type { Bucket } from '@supabase/storage-js'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { randomId } from '../../lib/random-id.ts'
import { useUser } from '../../lib/session.ts'
import { uploadFile } from '../../lib/upload/upload-file.ts'
import { objectAddresses } from './object-addresses.ts'

const A_YEAR_SECONDS = 31_536_000

/** Puts a file into the visitor's own folder of a bucket; one who is signed out has none, and is refused by the policies. */
export function useUpload() {
  const user = useUser()
  const [progress, setProgress] = useState(0)
  const [isWaiting, setWaiting] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const upload = useMutation({
    retry: false,
    mutationFn: async ({ bucket, file }: { bucket: Bucket; file: File }) => {
      const stop = new AbortController()
      running.current = stop
      setProgress(0)
      setWaiting(false)
      const path = `${user?.id ?? 'signed-out'}/${randomId()}`
      await uploadFile({
        bucket: bucket.id,
        path,
        file,
        cacheSeconds: A_YEAR_SECONDS,
        onProgress: setProgress,
        onWaiting: setWaiting,
        signal: stop.signal,
      })
      return { bucket, path, addresses: await objectAddresses(bucket, path, file) }
    },
  })
  return { ...upload, progress, isWaiting, stop: () => running.current?.abort() }
}

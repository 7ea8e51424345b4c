import { DetailedError, type HttpRequest, Upload as TusUpload, type UploadOptions } from 'tus-js-client'
import { apiUrl, config } from '../config.ts'
import { untilReachable } from '../connection.ts'
import { supabase } from '../supabase.ts'
import { brokenOff, stopped, storageError } from './storage-error.ts'
import type { Upload } from './upload.ts'

/**
 * The part size that a hosted project demands of all parts but the last. If a part breaks off, our storage keeps the
 * bytes that arrived.
 */
const PART_BYTES = 6 * 1024 * 1024
/** Pauses before the library tries again by itself. */
const RETRY_MS = [0, 1_000, 3_000]
/** How often an upload that makes no headway is started again although the site answers. */
const MAX_FRUITLESS_STARTS = 3

/**
 * Uploads a file by the resumable protocol (TUS 1.0.0). Where the connection is lost it waits until the site answers
 * again, and goes on after the last byte that the storage has. Stopped, it leaves nothing behind.
 */
export async function sendInParts(upload: Upload): Promise<void> {
  const { onWaiting, signal } = upload
  if (signal.aborted) throw stopped()
  const over = new AbortController()
  const sent = new Promise<void>((resolve, reject) => {
    let farthest = 0
    let fruitless = 0
    let isWaiting = false
    const sending = new TusUpload(upload.file, {
      ...optionsFor(upload),
      onAfterResponse(_request, response) {
        const offset = Number(response.getHeader('upload-offset'))
        if (offset > farthest) fruitless = 0
        farthest = Math.max(farthest, offset)
      },
      onSuccess: () => resolve(),
      onError(error) {
        const refusal = refusalIn(error)
        if (refusal) reject(refusal)
        else if (++fruitless > MAX_FRUITLESS_STARTS) reject(brokenOff())
        else void goOnLater()
      },
    })

    async function goOnLater() {
      if (isWaiting) return
      isWaiting = true
      onWaiting(true)
      void sending.abort()
      await untilReachable(signal)
      if (signal.aborted) return
      isWaiting = false
      onWaiting(false)
      sending.start()
    }

    function stop() {
      // The storage deletes after a day whatever this request does not reach.
      sending.abort(true).catch(() => {})
      reject(stopped())
    }

    window.addEventListener('offline', goOnLater, { signal: over.signal })
    signal.addEventListener('abort', stop, { signal: over.signal })
    sending.start()
  })
  return sent.finally(() => over.abort())
}

function optionsFor({ bucket, path, file, cacheSeconds, onProgress }: Upload): UploadOptions {
  return {
    endpoint: `${apiUrl()}/storage/v1/upload/resumable`,
    chunkSize: PART_BYTES,
    retryDelays: RETRY_MS,
    storeFingerprintForResuming: false,
    metadata: {
      bucketName: bucket,
      objectName: path,
      contentType: file.type || 'application/octet-stream',
      cacheControl: String(cacheSeconds),
    },
    onBeforeRequest: identify,
    onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
  }
}

/** Asked for each request: an upload may take longer than a token is valid. */
async function identify(request: HttpRequest): Promise<void> {
  const { auth } = await supabase()
  const { data } = await auth.getSession()
  const { publishableKey } = config()
  request.setHeader('apikey', publishableKey)
  request.setHeader('authorization', `Bearer ${data.session?.access_token ?? publishableKey}`)
}

/** Another request still holds the upload, or the storage is busy: it may go on later. */
const TRANSIENT = new Set([409, 423, 503])

/** The storage's refusal of the upload; undefined where it did not answer, or where another service did. */
function refusalIn(error: Error): Error | undefined {
  const response = error instanceof DetailedError ? error.originalResponse : null
  if (!response || TRANSIENT.has(response.getStatus())) return undefined
  const refusal = storageError(response.getStatus(), response.getBody())
  return refusal.code === 'UNEXPECTED' ? undefined : refusal
}

import { ApiError } from './api-error.ts'
import { apiUrl, config } from './config.ts'
import { supabase } from './supabase.ts'

export interface Upload {
  bucket: string
  path: string
  file: Blob
  /** For how many seconds a browser or cache may keep it. */
  cacheSeconds: number
  /** Is told how far it is, 0 to 1. */
  onProgress: (done: number) => void
  signal: AbortSignal
}

/**
 * Uploads a file and tells how far it is. By XMLHttpRequest, since fetch, and so the official client, cannot tell; the
 * request is the client's own. Throws an `ApiError` with the storage's code and message, or an `AbortError`.
 */
export async function uploadFile({
  bucket,
  path,
  file,
  cacheSeconds,
  onProgress,
  signal,
}: Upload): Promise<void> {
  const { auth } = await supabase()
  const { data } = await auth.getSession()
  const { publishableKey } = config()
  const form = new FormData()
  form.append('cacheControl', String(cacheSeconds))
  form.append('', file)

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stopped = () => reject(new DOMException('the upload was stopped', 'AbortError'))
    if (signal.aborted) return stopped()
    request.open('POST', `${apiUrl()}/storage/v1/object/${bucket}/${path}`)
    request.setRequestHeader('apikey', publishableKey)
    request.setRequestHeader('authorization', `Bearer ${data.session?.access_token ?? publishableKey}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      if (request.status < 300) return resolve()
      const { code, message } = refusalIn(request.responseText)
      reject(new ApiError(code, message, request.status))
    }
    request.onerror = () => reject(new ApiError('NETWORK', 'the upload broke off'))
    request.onabort = stopped
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

function refusalIn(body: string): { code: string; message: string } {
  try {
    const { code, message } = JSON.parse(body)
    return { code: String(code ?? 'UNEXPECTED'), message: String(message ?? '') }
  } catch {
    return { code: 'UNEXPECTED', message: body }
  }
}

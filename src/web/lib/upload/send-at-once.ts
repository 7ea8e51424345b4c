import { apiUrl, config } from '../config.ts'
import { supabase } from '../supabase.ts'
import { brokenOff, stopped, storageError } from './storage-error.ts'
import type { Upload } from './upload.ts'

/**
 * Uploads a file in one request. By XMLHttpRequest, since fetch, and so the official client, cannot tell how far it is;
 * the request is the client's own.
 */
export async function sendAtOnce(upload: Omit<Upload, 'onWaiting'>): Promise<void> {
  const { bucket, path, file, cacheSeconds, onProgress, signal } = upload
  const { auth } = await supabase()
  const { data } = await auth.getSession()
  const { publishableKey } = config()
  const form = new FormData()
  form.append('cacheControl', String(cacheSeconds))
  form.append('', file)

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    if (signal.aborted) return reject(stopped())
    request.open('POST', `${apiUrl()}/storage/v1/object/${bucket}/${path}`)
    request.setRequestHeader('apikey', publishableKey)
    request.setRequestHeader('authorization', `Bearer ${data.session?.access_token ?? publishableKey}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () =>
      request.status < 300 ? resolve() : reject(storageError(request.status, request.responseText))
    request.onerror = () => reject(brokenOff())
    request.onabort = () => reject(stopped())
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

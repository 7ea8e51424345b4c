import { refuse } from '../storage-error.ts'

/** A request's bytes as they come; who stops early leaves the rest to the server, which must answer first. */
export async function* requestBytes(body: Request['body']): AsyncGenerator<Uint8Array> {
  if (!body) return
  const reader = body.getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
  } catch {
    throw refuse.aborted()
  } finally {
    reader.releaseLock()
  }
}

import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#backend/deps.ts'
import { AS_STORAGE } from '../as-caller.ts'
import { verifyToken } from '../signed/signed-token.ts'
import type { StorageContext } from '../storage-context.ts'
import { refuse } from '../storage-error.ts'

export interface UploadRow {
  id: string
  bucket_id: string
  name: string
  owner_id: string | null
  upsert: boolean
  content_type: string
  cache_control: string
  user_metadata: Record<string, unknown> | null
  upload_metadata: string
  /** Null until the client says how much will come. */
  size: number | null
  received: number
  parts: string[]
  finished_at: Date | null
  expires_at: Date
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The upload that the path names; refused to all but the person who began it, and when it is too old. */
export async function findUpload(deps: Deps, c: StorageContext): Promise<UploadRow> {
  const id = c.req.param('upload') ?? ''
  if (!UUID.test(id)) throw refuse.noSuchUpload()
  const { rows } = await inTransaction(deps.db, AS_STORAGE, (tx) =>
    tx.query<UploadRow>('select * from storage.resumable_uploads where id = $1', [id]),
  )
  const upload = rows[0]
  if (!upload || !(await isTheirs(deps, c, upload))) throw refuse.noSuchUpload()
  if (upload.expires_at <= deps.now()) throw refuse.uploadExpired()
  return upload
}

async function isTheirs(deps: Deps, c: StorageContext, upload: UploadRow): Promise<boolean> {
  const signature = c.req.header('x-signature')
  if (signature) {
    await verifyToken(deps, signature, 'upload', { bucketId: upload.bucket_id, name: upload.name })
    return true
  }
  const { role, userId } = c.var.caller
  return role === 'service_role' || (userId ?? null) === upload.owner_id
}

/** The headers that tell a client the progress of an upload. */
export function uploadHeaders({ received, size, expires_at }: UploadRow): Record<string, string> {
  return {
    'upload-offset': String(received),
    ...(size === null ? { 'upload-defer-length': '1' } : { 'upload-length': String(size) }),
    'upload-expires': expires_at.toUTCString(),
    'cache-control': 'no-store',
  }
}

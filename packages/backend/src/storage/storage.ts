import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Deps } from '#backend/deps.ts'
import { createBucket } from './buckets/create-bucket.ts'
import { deleteBucket } from './buckets/delete-bucket.ts'
import { emptyBucket } from './buckets/empty-bucket.ts'
import { getBucket } from './buckets/get-bucket.ts'
import { listBuckets } from './buckets/list-buckets.ts'
import { updateBucket } from './buckets/update-bucket.ts'
import { demandToken, tolerateToken } from './identify.ts'
import { renderImage } from './images/render-image.ts'
import { renderPublicImage } from './images/render-public-image.ts'
import { limited } from './limit-requests.ts'
import { copyObject } from './objects/copy-object.ts'
import { drainRejectedBody } from './objects/drain-rejected-body.ts'
import { getObject } from './objects/get-object.ts'
import { getObjectInfo, getPublicObjectInfo } from './objects/get-object-info.ts'
import { getPublicObject } from './objects/get-public-object.ts'
import { listObjects } from './objects/list-objects.ts'
import { listObjectsV2 } from './objects/list-objects-v2.ts'
import { moveObject } from './objects/move-object.ts'
import { removeObject } from './objects/remove-object.ts'
import { removeObjects } from './objects/remove-objects.ts'
import { uploadObject } from './objects/upload-object.ts'
import { renderError } from './render-error.ts'
import { announceTus } from './resumable/announce-tus.ts'
import { resumable } from './resumable/resumable.ts'
import type { StorageDeps } from './settings.ts'
import { getSignedObject } from './signed/get-signed-object.ts'
import { renderSignedImage } from './signed/render-signed-image.ts'
import { signObject } from './signed/sign-object.ts'
import { signObjects } from './signed/sign-objects.ts'
import { signUpload } from './signed/sign-upload.ts'
import { uploadSignedObject } from './signed/upload-signed-object.ts'
import type { StorageEnv } from './storage-context.ts'
import { refuse } from './storage-error.ts'
import { uploadSlots } from './upload-slots.ts'

/** An object's name in a path: the whole rest, line breaks included, which are then refused in a name. */
const NAME = ':name{[\\s\\S]+}'

/** The storage protocol, mounted at `/storage/v1`. */
export function storage(given: Deps): Hono<StorageEnv> {
  const deps: StorageDeps = { ...given, settings: given.config.storage }
  const app = new Hono<StorageEnv>()
  const demand = demandToken(deps)
  const tolerate = tolerateToken(deps)
  const upload = limited(deps, 'upload')
  const listing = limited(deps, 'listing')
  const slot = uploadSlots(deps)
  const drain = drainRejectedBody(deps)
  app.onError((error, c) => renderError(error, c, deps.log))
  app.use('/upload/resumable/*', announceTus)
  app.use(cors({ origin: '*', exposeHeaders: EXPOSED_HEADERS }))

  app.get('/status', (c) => c.body(null, 200))

  app.get('/bucket', demand, listBuckets(deps))
  app.post('/bucket', demand, createBucket(deps))
  app.get('/bucket/:bucket', demand, getBucket(deps))
  app.put('/bucket/:bucket', demand, updateBucket(deps))
  app.delete('/bucket/:bucket', demand, deleteBucket(deps))
  app.post('/bucket/:bucket/empty', demand, emptyBucket(deps))

  app.post('/object/list/:bucket', demand, listing, listObjects(deps))
  app.post('/object/list-v2/:bucket', demand, listing, listObjectsV2(deps))
  app.post('/object/move', demand, moveObject(deps))
  app.post('/object/copy', demand, copyObject(deps))

  app.post(`/object/upload/sign/:bucket/${NAME}`, demand, signUpload(deps))
  app.put(`/object/upload/sign/:bucket/${NAME}`, drain, upload, slot, uploadSignedObject(deps))
  app.post('/object/sign/:bucket', demand, signObjects(deps))
  app.post(`/object/sign/:bucket/${NAME}`, demand, signObject(deps))
  app.get(`/object/sign/:bucket/${NAME}`, getSignedObject(deps))

  app.get(`/object/info/public/:bucket/${NAME}`, getPublicObjectInfo(deps))
  app.get(`/object/info/authenticated/:bucket/${NAME}`, tolerate, getObjectInfo(deps))
  app.get(`/object/info/:bucket/${NAME}`, tolerate, getObjectInfo(deps))
  app.get(`/object/public/:bucket/${NAME}`, getPublicObject(deps))
  app.get(`/object/authenticated/:bucket/${NAME}`, demand, getObject(deps))
  app.get(`/object/:bucket/${NAME}`, tolerate, getObject(deps))

  app.post(`/object/:bucket/${NAME}`, drain, demand, upload, slot, uploadObject(deps))
  app.put(`/object/:bucket/${NAME}`, drain, demand, upload, slot, uploadObject(deps))
  app.delete(`/object/:bucket/${NAME}`, demand, removeObject(deps))
  app.delete('/object/:bucket', demand, removeObjects(deps))

  app.get(`/render/image/public/:bucket/${NAME}`, renderPublicImage(deps))
  app.get(`/render/image/authenticated/:bucket/${NAME}`, demand, renderImage(deps))
  app.get(`/render/image/sign/:bucket/${NAME}`, renderSignedImage(deps))
  app.route('/upload/resumable', resumable(deps, slot))
  app.all('*', (c) => c.json(refuse.noSuchRoute(c.req.method, c.req.path).toJSON(), 404))
  return app
}

const EXPOSED_HEADERS = [
  'accept-ranges',
  'content-length',
  'content-range',
  'etag',
  'x-transformations',
  'location',
  'tus-resumable',
  'tus-version',
  'tus-max-size',
  'tus-extension',
  'upload-offset',
  'upload-length',
  'upload-metadata',
  'upload-expires',
]

import type { UploadFollower } from '../../lib/upload/upload.ts'
import { uploadFile } from '../../lib/upload/upload-file.ts'

/** Uploads into the private bucket `documents` and tells how far it is (0 to 1), and whether it waits. */
export const uploadDocument = (path: string, file: Blob, follower: UploadFollower): Promise<void> =>
  uploadFile({ bucket: 'documents', path, file, cacheSeconds: 3_600, ...follower })

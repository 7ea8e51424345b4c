import { uploadFile } from '../../lib/upload-file.ts'

/** Uploads into the private bucket `documents` and tells how far it is (0 to 1). */
export const uploadDocument = (
  path: string,
  file: Blob,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<void> => uploadFile({ bucket: 'documents', path, file, cacheSeconds: 3_600, onProgress, signal })

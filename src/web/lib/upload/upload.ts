export interface Upload extends UploadFollower {
  bucket: string
  path: string
  file: Blob
  /** For how many seconds a browser or cache may keep it. */
  cacheSeconds: number
}

/** The caller's callbacks about an upload, and its signal to stop it. */
export interface UploadFollower {
  /** Is told how far it is, 0 to 1. */
  onProgress: (done: number) => void
  /** Is told when it waits for a connection, and when it goes on. */
  onWaiting: (isWaiting: boolean) => void
  signal: AbortSignal
}

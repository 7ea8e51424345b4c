/** A file on its way in, in any of the protocol's forms. */
export interface IncomingFile {
  /** To be read once, and before `details` is awaited. */
  bytes: AsyncIterable<Uint8Array>
  /** Number of bytes to come, if the client stated it. */
  size?: number
  /** The client's description of the file; in a form, parts behind the file count as well. */
  details(): Promise<FileDetails>
}

export interface FileDetails {
  contentType: string
  cacheControl: string
  userMetadata: Record<string, unknown> | null
}

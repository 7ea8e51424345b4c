/** Thrown while a body is read that turns out to be larger than it may be. */
export class BodyTooLarge extends Error {
  readonly maxBytes: number

  constructor(maxBytes: number) {
    super(`The body is larger than ${maxBytes} bytes`)
    this.maxBytes = maxBytes
  }
}

/**
 * The length in bytes that a request announces, which the HTTP parser holds it to; undefined for a body in pieces. An
 * announced body is not counted: that would turn it into a stream, which costs as much as a small query.
 */
export function announcedLength({ headers }: Request): number | undefined {
  const length = headers.get('content-length')
  return length === null || headers.has('transfer-encoding') ? undefined : Number(length)
}

/**
 * The body of a request, to be read as text or bytes; `BodyTooLarge` beyond `maxBytes`, before anything of it is read
 * where the request announces its length.
 */
export function limitedBody(request: Request, maxBytes: number): Pick<Request, 'text' | 'arrayBuffer'> {
  const length = announcedLength(request)
  if (length !== undefined) {
    if (length > maxBytes) throw new BodyTooLarge(maxBytes)
    return request
  }
  return new Response(request.body?.pipeThrough(counted(maxBytes)) ?? null)
}

function counted(maxBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) controller.error(new BodyTooLarge(maxBytes))
      else controller.enqueue(chunk)
    },
  })
}

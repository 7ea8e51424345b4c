/** Thrown while a body is read that turns out to be larger than it may be. */
export class BodyTooLarge extends Error {
  readonly maxBytes: number

  constructor(maxBytes: number) {
    super(`The body is larger than ${maxBytes} bytes`)
    this.maxBytes = maxBytes
  }
}

/**
 * The body of a request, to be read as text or bytes; `BodyTooLarge` beyond `maxBytes`, before anything of it is read
 * where the request says how long it is. Such a body goes by its word, which the HTTP parser holds it to: counting it
 * would turn it into a stream, which costs as much as a small query.
 */
export function limitedBody(request: Request, maxBytes: number): Pick<Request, 'text' | 'arrayBuffer'> {
  const length = request.headers.get('content-length')
  if (length !== null && !request.headers.has('transfer-encoding')) {
    if (Number(length) > maxBytes) throw new BodyTooLarge(maxBytes)
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

/** A request whose body announces its length, as browsers send it. */
export const announced = (body: string, length = body.length) =>
  new Request('http://site/', { method: 'POST', body, headers: { 'content-length': String(length) } })

/** A request whose body comes in pieces. */
export const inPieces = (...pieces: string[]) =>
  new Request('http://site/', {
    method: 'POST',
    duplex: 'half',
    body: new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
        controller.close()
      },
    }),
  } as RequestInit)

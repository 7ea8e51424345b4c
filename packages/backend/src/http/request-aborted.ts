import { BodyTooLarge } from './limited-body.ts'

/** The status under which web servers log that the client closed the connection. No client reads a response with it. */
export const CLIENT_CLOSED_REQUEST = 499

/**
 * Thrown where a body breaks off because its sender is gone. The network's word for that (`ECONNRESET`) is the same as
 * for a database that is away, so it is told apart where the body is read.
 */
export class RequestAborted extends Error {
  constructor(cause: unknown) {
    super('The sender of the request went away', { cause })
  }
}

/** Waits for a body that is being read; `RequestAborted` where it breaks off. */
export async function wholeBody<Body>(reading: Promise<Body>): Promise<Body> {
  try {
    return await reading
  } catch (error) {
    throw error instanceof BodyTooLarge ? error : new RequestAborted(error)
  }
}

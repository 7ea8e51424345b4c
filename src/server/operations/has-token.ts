import { timingSafeEqual } from 'node:crypto'

/** Whether the request carries this bearer token; compared in the same time wherever it differs. */
export function hasToken({ headers }: Request, token: string): boolean {
  const [given, expected] = [Buffer.from(headers.get('authorization') ?? ''), Buffer.from(`Bearer ${token}`)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

import { createHmac } from 'node:crypto'
import type { Config } from '#server/config.ts'

/**
 * By which two people with the same identity document are noticed; keyed, because the numbers are few enough to try them
 * all. Spaces, dashes and case do not matter.
 */
export const numberHash = (
  { secrets }: Pick<Config, 'secrets'>,
  {
    country,
    documentType,
    documentNumber,
  }: { country: string; documentType: string; documentNumber: string },
): Buffer =>
  createHmac('sha256', secrets.signing)
    .update(`document:${country}:${documentType}:${documentNumber.toUpperCase().replace(/[^A-Z0-9]/g, '')}`)
    .digest()

import { z } from 'zod'

/** `2026-11`. */
export const invoiceMonth = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)

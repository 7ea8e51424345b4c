import { pino } from 'pino'

export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>

/** A log of JSON lines on standard output; secrets that could slip into it are left out. */
export const createLog = (level: string): Log =>
  pino({ level, redact: ['*.password', '*.token', '*.authorization', '*.apikey'], base: null })

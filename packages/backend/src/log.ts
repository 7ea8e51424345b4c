import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'
import { currentCause } from './start/cause.ts'
import { LogOutput } from './start/log-output.ts'

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

/** A log of JSON lines on standard output; secrets and rows of people that could slip into it are left out. */
export const createLog = (level: string, destination: DestinationStream = new LogOutput()): Log =>
  pino(
    {
      level,
      redact: ['*.password', '*.token', '*.authorization', '*.apikey'],
      serializers: { err: describeError },
      base: null,
      // A copy: the fields of the line are added to it.
      mixin: () => ({ ...currentCause() }),
    },
    destination,
  )

/**
 * Properties of a database's error beside its message: `detail` and `where` quote the row, with names and addresses.
 */
const TELLING = ['detail', 'where', 'internalQuery', 'query', 'parameters', 'params']

function describeError(error: Error): object {
  const described: Record<string, unknown> = { ...stdSerializers.err(error) }
  for (const name of TELLING) delete described[name]
  return described
}

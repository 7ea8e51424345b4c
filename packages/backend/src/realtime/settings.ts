import { z } from 'zod'
import { readSettings } from '../start/read-settings.ts'

const flag = z.stringbool()
const atLeastOne = z.coerce.number().int().min(1)

const environment = z.object({
  REALTIME: flag.default(true),
  REALTIME_PRIVATE_ONLY: flag.default(false),
  REALTIME_REGEX: flag.default(false),
  REALTIME_ORIGINS: z.string().default(''),
  REALTIME_CONNECTIONS: atLeastOne.default(10_000),
  REALTIME_CONNECTIONS_PER_SENDER: atLeastOne.default(500),
  REALTIME_CHANNELS: atLeastOne.default(100),
  REALTIME_JOINS_PER_SECOND: atLeastOne.default(20),
  REALTIME_MESSAGES_PER_SECOND: atLeastOne.default(100),
  REALTIME_BYTES_PER_SECOND: atLeastOne.default(512 * 1024),
  REALTIME_PRESENCE_CALLS: atLeastOne.default(20),
  REALTIME_PAYLOAD_BYTES: atLeastOne.default(256 * 1024),
  REALTIME_BUFFERED_BYTES: atLeastOne.default(4 * 1024 * 1024),
  REALTIME_SILENCE_SECONDS: atLeastOne.default(60),
})

/** Settings of Realtime; `docs/operating.md` explains each. */
export interface RealtimeSettings {
  isEnabled: boolean
  /** Whether channels that no policy guards are refused. */
  privateOnly: boolean
  /** Whether changes may be filtered by regular expressions, of which a few characters can run for hours. */
  allowRegex: boolean
  /** The sites, beside our own, whose pages may open sockets; `*` for any. */
  origins: string[]
  /** The most sockets of this process. */
  connections: number
  /** The most sockets of one address in this process. */
  connectionsPerSender: number
  /** The most channels of one socket. */
  channels: number
  /** Limits of one socket, as a mean over ten seconds; a person or address with several has five times as much. */
  perSecond: { joins: number; messages: number; bytes: number }
  /** How often in 30 seconds one channel may change its presence. */
  presenceCalls: number
  /** Bytes of the payload of one message. */
  payloadBytes: number
  /** Bytes that may wait for a client that reads slowly. */
  bufferedBytes: number
  /** Milliseconds without a sign of life after which a socket is ended; clients send one every 25 seconds. */
  silenceMs: number
  /** Milliseconds before an error is answered, so that clients which try again at once do so less often. */
  refusalPauseMs: number
}

/** Reads the settings from the environment; throws with every wrong one named. */
export function readRealtimeSettings(env: NodeJS.ProcessEnv): RealtimeSettings {
  const e = readSettings(environment, env)
  return {
    isEnabled: e.REALTIME,
    privateOnly: e.REALTIME_PRIVATE_ONLY,
    allowRegex: e.REALTIME_REGEX,
    origins: e.REALTIME_ORIGINS.split(',').flatMap((origin) => origin.trim() || []),
    connections: e.REALTIME_CONNECTIONS,
    connectionsPerSender: e.REALTIME_CONNECTIONS_PER_SENDER,
    channels: e.REALTIME_CHANNELS,
    perSecond: {
      joins: e.REALTIME_JOINS_PER_SECOND,
      messages: e.REALTIME_MESSAGES_PER_SECOND,
      bytes: e.REALTIME_BYTES_PER_SECOND,
    },
    presenceCalls: e.REALTIME_PRESENCE_CALLS,
    payloadBytes: e.REALTIME_PAYLOAD_BYTES,
    bufferedBytes: e.REALTIME_BUFFERED_BYTES,
    silenceMs: e.REALTIME_SILENCE_SECONDS * 1000,
    refusalPauseMs: 1_000,
  }
}

import { isObject } from '../is-object.ts'

/** What a client asks for when it joins, as far as it makes sense; the rest counts as missing. */
export interface JoinConfig {
  isPrivate: boolean
  broadcast: { ack: boolean; self: boolean; replicationReady: boolean; replay?: unknown }
  presence: { key: string; isEnabled: boolean }
  /** As sent: they are answered in the same words. */
  changes: Record<string, unknown>[]
}

export function readJoinConfig(payload: unknown): JoinConfig {
  const config = part(part(payload).config)
  const broadcast = part(config.broadcast)
  const presence = part(config.presence)
  const changes = Array.isArray(config.postgres_changes) ? config.postgres_changes : []
  return {
    isPrivate: flag(config.private),
    broadcast: {
      ack: flag(broadcast.ack),
      self: flag(broadcast.self),
      replicationReady: flag(broadcast.replication_ready),
      ...(isObject(broadcast.replay) && { replay: broadcast.replay }),
    },
    presence: {
      key: typeof presence.key === 'string' ? presence.key : '',
      isEnabled: flag(presence.enabled),
    },
    changes: changes.filter(isObject),
  }
}

/** The token that a join brings; undefined where the socket's key counts. */
export function joinToken(payload: unknown): string | undefined {
  const { user_token, access_token } = part(payload)
  return [user_token, access_token].find(isUserToken)
}

/** Without a session the client sends its publishable key as a token. */
export const isUserToken = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !value.startsWith('sb_')

const part = (value: unknown) => (isObject(value) ? value : {})
const flag = (value: unknown) => value === true || value === 'true'

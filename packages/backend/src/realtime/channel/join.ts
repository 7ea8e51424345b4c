import { setTimeout as sleep } from 'node:timers/promises'
import { withIds } from '../changes/entry.ts'
import { subscribe } from '../changes/subscribe.ts'
import type { Host } from '../host.ts'
import { identify } from '../rights/identify.ts'
import { probeOf } from '../rights/probe-of.ts'
import { ALL_RIGHTS, readRights } from '../rights/read-rights.ts'
import { type Connection, GOING_AWAY } from '../socket/connection.ts'
import { type Frame, TOPIC_PREFIX } from '../wire/frame.ts'
import { Channel } from './channel.ts'
import { joinToken, readJoinConfig } from './join-config.ts'
import { joinRefusal } from './refusals.ts'
import { type Replay, readReplay, replayMessages } from './replay.ts'

/** A channel keeps these as long as it lasts, and each change of a table is held against each of its entries. */
const MAX_TOPIC_CHARS = 1_000
const MAX_CONFIG_CHARS = 16 * 1024
const MAX_CHANGES = 50

/** Makes a socket a member of a room, or says why not. A topic that it has joined already is joined anew. */
export async function join(host: Host, connection: Connection, frame: Frame): Promise<void> {
  if (!frame.topic.startsWith(TOPIC_PREFIX)) {
    return connection.reply({ ...frame, joinRef: null }, 'error', { reason: 'unmatched topic' })
  }
  connection.channels.get(frame.topic)?.end()
  const admission = await admit(host, connection, frame).catch((error: unknown) => {
    host.deps.log.error({ err: error, topic: frame.topic }, 'a channel could not be joined')
    return joinRefusal.unknown
  })
  if (typeof admission === 'string') return refuse(host, connection, frame, admission)
  if (connection.isOpen) await open(host, admission.channel, frame, admission.replay)
}

interface Admission {
  channel: Channel
  replay?: Replay
}

/** The channel, not open yet, or the reason against it. */
async function admit(host: Host, connection: Connection, frame: Frame): Promise<Admission | string> {
  const { deps, settings, limits } = host
  const topic = frame.topic.slice(TOPIC_PREFIX.length)
  const config = readJoinConfig(frame.payload)
  if (topic === '') return joinRefusal.topicMissing
  if (topic.length > MAX_TOPIC_CHARS) return joinRefusal.topicTooLong
  if (JSON.stringify(config).length > MAX_CONFIG_CHARS || config.changes.length > MAX_CHANGES)
    return joinRefusal.tooMuchConfig
  if (settings.privateOnly && !config.isPrivate) return joinRefusal.privateOnly
  if (!limits.takeJoin(connection)) return joinRefusal.tooManyJoins
  if (connection.channels.size >= settings.channels) return joinRefusal.tooManyChannels
  const { replay: requested } = config.broadcast
  if (requested !== undefined && !config.isPrivate) return joinRefusal.noPublicReplay
  const replay = requested === undefined ? undefined : readReplay(requested)
  if (requested !== undefined && !replay) return joinRefusal.badReplay

  await host.listening()
  const who = await identify(deps, joinToken(frame.payload) ?? connection.handshake.token)
  if (!who.ok) return joinRefusal.token(who)
  const { identity } = who
  connection.person = identity.caller.userId ?? connection.person
  const joined = { connection, topic, joinRef: frame.joinRef ?? frame.ref, config, identity }
  const rights = config.isPrivate ? await readRights(deps, probeOf(joined)) : ALL_RIGHTS
  if (!rights.broadcast && !rights.presence) return joinRefusal.unauthorized(topic)
  return { channel: new Channel({ ...joined, rights }), ...(replay && { replay }) }
}

async function open(host: Host, channel: Channel, frame: Frame, replay?: Replay): Promise<void> {
  const { connection, room, config } = channel
  connection.channels.set(frame.topic, channel)
  host.rooms.enter(room, channel)
  channel.onEnd.push(
    () => host.rooms.leave(room, channel),
    () => host.presence.untrack(channel),
    () => host.changes.remove(channel),
  )
  const changes = withIds(config.changes)
  connection.reply({ ...frame, joinRef: channel.joinRef }, 'ok', { postgres_changes: changes })
  if (channel.hearsPresence) channel.send('presence_state', host.presence.state(room))
  if (replay) await replayMessages(host, channel, replay)
  if (config.broadcast.replicationReady) channel.system('system', 'ok', 'Replication connection established')
  // Not awaited: the topic's other messages need not wait for the subscription.
  if (changes.length > 0) void subscribe(host, channel, changes)
}

/** After a pause, because the client tries again however hopeless it is. */
async function refuse(host: Host, connection: Connection, frame: Frame, reason: string): Promise<void> {
  const isFlood = reason === joinRefusal.tooManyJoins
  if (!isFlood) await sleep(host.settings.refusalPauseMs, undefined, { ref: false })
  connection.reply({ ...frame, joinRef: frame.joinRef ?? frame.ref }, 'error', { reason })
  if (isFlood) connection.close(GOING_AWAY)
}

import type { Deps } from '#backend/deps.ts'
import type { Bus } from './bus/bus.ts'
import type { ChangeFeed } from './changes/change-feed.ts'
import type { Channel } from './channel/channel.ts'
import type { Limits } from './limits.ts'
import type { Presence } from './presence/presence.ts'
import type { Rooms } from './rooms/rooms.ts'
import type { RealtimeSettings } from './settings.ts'

/** What all sockets of a process share. */
export interface Host {
  deps: Deps
  settings: RealtimeSettings
  limits: Limits
  rooms: Rooms<Channel>
  bus: Bus
  presence: Presence<Channel>
  changes: ChangeFeed
  /** Resolves once this process hears the database and the other processes. */
  listening(): Promise<void>
}

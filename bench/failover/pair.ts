import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Market, OWNER, openMarket, type Standby } from '../open-market.ts'
import { startDatabaseProxy } from './database-proxy.ts'
import { openMovingAddress } from './moving-address.ts'
import type { Trial } from './trial.ts'

interface Pair {
  isSynchronous: boolean
  /** How the site finds the primary: by several hosts in DATABASE_URL, one address that moves, or a proxy that asks. */
  by: 'several hosts' | 'one address that moves' | 'haproxy'
  /** Its processes are killed, or its machine neither answers nor hangs up any more. */
  fault: 'killed' | 'vanished'
}

/** A primary and a standby that is promoted by hand. */
export function pairTrial(pair: Pair): Trial {
  const { isSynchronous, by, fault } = pair
  return {
    name: `${isSynchronous ? 'synchronous' : 'asynchronous'}, ${by}, ${fault}`,
    isSynchronous,
    needs: by === 'haproxy' ? ['haproxy'] : [],
    async open() {
      const market = await openMarket(300)
      const standby = await market.startStandby()
      if (isSynchronous) await waitForStandby(`${market.server!.url}/postgres`)
      const way = await WAYS[by](market, standby)
      return {
        market,
        siteUrl: way.url,
        lose() {
          if (fault === 'killed') way.hangUp()
          if (fault === 'killed') market.server!.kill()
          else market.server!.freeze(true)
        },
        async promote(afterMs) {
          await pause(afterMs)
          await promote(standby.url)
          way.move()
          return standby.url
        },
        async stop() {
          way.close()
          await standby.stop()
          market.server!.kill()
          await market.stop()
        },
      }
    },
  }
}

interface Way {
  url: string
  /** The primary's machine is gone: its address refuses. */
  hangUp(): void
  /** From now on the standby is the primary. */
  move(): void
  close(): void
}

const nothing = () => {}

const WAYS: Record<Pair['by'], (market: Market, standby: Standby) => Promise<Way>> = {
  async 'several hosts'({ databaseUrl }, { url }) {
    const hosts = [databaseUrl, url].map((one) => new URL(one).host).join(',')
    return { url: `postgres://${OWNER}@${hosts}/market`, hangUp: nothing, move: nothing, close: nothing }
  },
  async 'one address that moves'({ databaseUrl }, { url }) {
    const address = await openMovingAddress(portOf(databaseUrl))
    return {
      url: `postgres://${OWNER}@127.0.0.1:${address.port}/market`,
      hangUp: address.cut,
      move: () => address.pointTo(portOf(url)),
      close: address.close,
    }
  },
  async haproxy({ databaseUrl }, { url }) {
    const proxy = await startDatabaseProxy('option pgsql-check user postgres', [
      `127.0.0.1:${portOf(databaseUrl)}`,
      `127.0.0.1:${portOf(url)} backup`,
    ])
    return {
      url: `postgres://${OWNER}@127.0.0.1:${proxy.port}/market`,
      hangUp: nothing,
      move: nothing,
      close: proxy.stop,
    }
  },
}

const portOf = (url: string) => Number(new URL(url).port)

/** As an operator sets it once a standby follows: an order is not acknowledged before that one has it, too. */
async function waitForStandby(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`alter system set synchronous_standby_names = '*'`)
  await client.query('select pg_reload_conf()')
  const isSync = () => client.query(`select from pg_stat_replication where sync_state = 'sync'`)
  while ((await isSync()).rowCount === 0) await pause(100)
  await client.end()
}

async function promote(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('select pg_promote()')
  await client.end()
}

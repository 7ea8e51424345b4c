import type { Pool } from 'pg'
import { connectPostgres } from '#backend/db/connect-postgres.ts'
import type { Database } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import { createLog } from '#backend/log.ts'
import { startPostgres } from '#backend/testing/postgres-server.ts'
import { seedWorld } from '#seed/seed.ts'
import { productSchema } from '#server/product-schema.ts'
import {
  callerByKind,
  heldOutCallerByKind,
  heldOutSecondCallerByKind,
  secondCallerByKind,
} from './caller/by-kind.ts'
import {
  commuterByKind,
  heldOutCommuterByKind,
  heldOutSecondCommuterByKind,
  secondCommuterByKind,
} from './commuter/by-kind.ts'
import {
  guestByKind,
  heldOutGuestByKind,
  heldOutSecondGuestByKind,
  secondGuestByKind,
} from './guest/by-kind.ts'
import { heldOutByKind } from './held-out/by-kind.ts'
import { heldOutQueries } from './held-out/queries.ts'
import { judgedQueries } from './judged-queries.ts'
import type { JudgedQueries } from './judgement.ts'
import { tunedByKind } from './kinds/by-kind.ts'
import { heldOutLodgerByKind, lodgerByKind } from './lodger/by-kind.ts'
import { type JudgedAnswer, measureRelevance } from './measure-relevance.ts'
import { heldOutNeighbourByKind, neighbourByKind } from './neighbour/by-kind.ts'
import { heldOutNewcomerByKind, newcomerByKind } from './newcomer/by-kind.ts'
import { heldOutSecondMarketByKind, secondMarketByKind } from './second-market/by-kind.ts'
import { fillMarket, marketKeys } from './second-market/fill-market.ts'
import { heldOutSettlerByKind, settlerByKind } from './settler/by-kind.ts'
import { heldOutStrangerByKind, strangerByKind } from './stranger/by-kind.ts'
import { summary } from './summary.ts'
import { heldOutVisitorByKind, visitorByKind } from './visitor/by-kind.ts'
import {
  heldOutSecondWayfarerByKind,
  heldOutWayfarerByKind,
  secondWayfarerByKind,
  wayfarerByKind,
} from './wayfarer/by-kind.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr']

/** Prints the relevance of the search in the demo and in another market; `verbose` lists the judged queries below the full score. */
export async function printRelevance(verbose = false): Promise<void> {
  const server = await startPostgres({ fsync: 'off' })
  try {
    await inDatabase(`${server.url}/postgres`, async (db) => {
      await db.pool.query('create database second_market')
      await seedWorld({ db, log: createLog('silent'), now: () => new Date() })
      await printAll(db.pool, verbose)
    })
    await inDatabase(`${server.url}/second_market`, async ({ pool }) => {
      await fillMarket(pool)
      await printByKind(pool, 'of a second market', secondMarketByKind, verbose, marketKeys)
      await printByKind(pool, 'of a second market held out', heldOutSecondMarketByKind, false, marketKeys)
      await printByKind(pool, 'of a lodger', lodgerByKind, verbose, marketKeys)
      await printByKind(pool, 'of a lodger held out', heldOutLodgerByKind, false, marketKeys)
      await printByKind(pool, 'of a guest there', secondGuestByKind, verbose, marketKeys)
      await printByKind(pool, 'of a guest there held out', heldOutSecondGuestByKind, false, marketKeys)
      await printByKind(pool, 'of a commuter there', secondCommuterByKind, verbose, marketKeys)
      await printByKind(pool, 'of a commuter there held out', heldOutSecondCommuterByKind, false, marketKeys)
      await printByKind(pool, 'of a caller there', secondCallerByKind, verbose, marketKeys)
      await printByKind(pool, 'of a caller there held out', heldOutSecondCallerByKind, false, marketKeys)
      await printByKind(pool, 'of a wayfarer there', secondWayfarerByKind, verbose, marketKeys)
      await printByKind(pool, 'of a wayfarer there held out', heldOutSecondWayfarerByKind, false, marketKeys)
      await printByKind(pool, 'of a settler there', settlerByKind, verbose, marketKeys)
      await printByKind(pool, 'of a settler there held out', heldOutSettlerByKind, false, marketKeys)
    })
  } finally {
    await server.stop()
  }
}

async function inDatabase(url: string, work: (db: Database) => Promise<void>): Promise<void> {
  const db = connectPostgres(url)
  try {
    await migrate(db, productSchema({ playMoney: true }))
    await work(db)
  } finally {
    await db.close()
  }
}

async function printAll(pool: Pool, verbose: boolean): Promise<void> {
  const judged = await measureRelevance(pool, judgedQueries)
  if (verbose) printFaults(judged)
  console.log(line('judged queries', judged))
  await printByKind(pool, 'of the failing kinds', tunedByKind, verbose)
  // Their results are never printed, so that the search is not tuned with them.
  console.log(line('held-out queries', await measureRelevance(pool, heldOutQueries)))
  await printByKind(pool, 'held out of these kinds', heldOutByKind, false)
  await printByKind(pool, 'of a stranger', strangerByKind, verbose)
  await printByKind(pool, 'of a stranger held out', heldOutStrangerByKind, false)
  await printByKind(pool, 'of a newcomer', newcomerByKind, verbose)
  await printByKind(pool, 'of a newcomer held out', heldOutNewcomerByKind, false)
  await printByKind(pool, 'of a visitor', visitorByKind, verbose)
  await printByKind(pool, 'of a visitor held out', heldOutVisitorByKind, false)
  await printByKind(pool, 'of a neighbour', neighbourByKind, verbose)
  await printByKind(pool, 'of a neighbour held out', heldOutNeighbourByKind, false)
  await printByKind(pool, 'of a guest', guestByKind, verbose)
  await printByKind(pool, 'of a guest held out', heldOutGuestByKind, false)
  await printByKind(pool, 'of a commuter', commuterByKind, verbose)
  await printByKind(pool, 'of a commuter held out', heldOutCommuterByKind, false)
  await printByKind(pool, 'of a caller', callerByKind, verbose)
  await printByKind(pool, 'of a caller held out', heldOutCallerByKind, false)
  await printByKind(pool, 'of a wayfarer', wayfarerByKind, verbose)
  await printByKind(pool, 'of a wayfarer held out', heldOutWayfarerByKind, false)
}

async function printByKind(
  pool: Pool,
  name: string,
  kinds: Record<string, JudgedQueries>,
  verbose: boolean,
  keys?: ReadonlyMap<string, string>,
): Promise<void> {
  const all: JudgedAnswer[] = []
  for (const [kind, queries] of Object.entries(kinds)) {
    const answers = await measureRelevance(pool, queries, keys)
    all.push(...answers)
    if (verbose) printFaults(answers)
    console.log(`  ${line(kind, answers)}`)
  }
  for (const language of LANGUAGES)
    console.log(
      `  ${line(
        language,
        all.filter((answer) => answer.language === language),
      )}`,
    )
  console.log(line(name, all))
}

function line(name: string, answers: readonly JudgedAnswer[]): string {
  const { queries, ndcg, firstRight, wrong, missaid } = summary(answers)
  const percent = (firstRight * 100).toFixed(1)
  const gain = answers.some((answer) => answer.ndcg !== undefined) ? `nDCG@10 ${ndcg.toFixed(3)}, ` : ''
  return `${queries} ${name}: ${gain}first result right ${percent} %, what must not appear in ${wrong}, wrongly called (no) exact match ${missaid}`
}

function printFaults(answers: readonly JudgedAnswer[]): void {
  for (const { language, judgement, found, ndcg, isFirstRight, isMissaid, wrong } of answers)
    if ((ndcg ?? 1) < 0.999 || !isFirstRight || isMissaid || wrong.length > 0)
      console.log(
        `${language} ${judgement.q.padEnd(24)} ${ndcg?.toFixed(2) ?? 'none'}${isFirstRight ? '' : ' first wrong'}` +
          `${isMissaid ? ' missaid' : ''}${wrong.length > 0 ? ` shows ${wrong.join(' ')}` : ''}: ${found.join(' ')}`,
      )
}

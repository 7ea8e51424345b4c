import type { Pool } from 'pg'
import { connectPostgres } from '#backend/db/connect-postgres.ts'
import type { Database } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import { createLog } from '#backend/log.ts'
import { startPostgres } from '#backend/testing/postgres-server.ts'
import { seedWorld } from '#seed/seed.ts'
import { productSchema } from '#server/product-schema.ts'
import { heldOutQueries } from './held-out/queries.ts'
import { judgedQueries } from './judged-queries.ts'
import { type JudgedSet, judgedSets } from './judged-sets.ts'
import { type JudgedAnswer, measureRelevance } from './measure-relevance.ts'
import { printOpenList } from './open-list/print-open-list.ts'
import { fillMarket, marketKeys } from './second-market/fill-market.ts'
import { summary } from './summary.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr']

/** Prints the relevance of the search in the demo and in another market; `verbose` lists the judged queries below the full score. */
export async function printRelevance(verbose = false): Promise<void> {
  const server = await startPostgres({ fsync: 'off' })
  const all: [JudgedSet, JudgedAnswer[]][] = []
  try {
    await inDatabase(`${server.url}/postgres`, async (db) => {
      await db.pool.query('create database second_market')
      await seedWorld({ db, log: createLog('silent'), now: () => new Date() })
      await printBare(db.pool, verbose)
      await printOpenList(db.pool, verbose)
      for (const set of judgedSets)
        if (set.market === 'demo') all.push([set, await printByKind(db.pool, set, verbose)])
    })
    await inDatabase(`${server.url}/second_market`, async ({ pool }) => {
      await fillMarket(pool)
      for (const set of judgedSets)
        if (set.market === 'second') all.push([set, await printByKind(pool, set, verbose, marketKeys)])
    })
    printTogether(all)
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

async function printBare(pool: Pool, verbose: boolean): Promise<void> {
  const judged = await measureRelevance(pool, judgedQueries)
  if (verbose) printFaults(judged)
  console.log(line('judged queries', judged))
  console.log(line('judged queries, held out', await measureRelevance(pool, heldOutQueries)))
}

async function printByKind(
  pool: Pool,
  { name, kinds, isHeldOut }: JudgedSet,
  verbose: boolean,
  keys?: ReadonlyMap<string, string>,
): Promise<JudgedAnswer[]> {
  const all: JudgedAnswer[] = []
  for (const [kind, queries] of Object.entries(kinds)) {
    const answers = await measureRelevance(pool, queries, keys)
    all.push(...answers.map((answer) => ({ ...answer, kind })))
    // What is held out is never shown, so that the search is not tuned with it.
    if (verbose && !isHeldOut) printFaults(answers)
    console.log(`  ${line(kind, answers)}`)
  }
  printByLanguage(all)
  console.log(line(name, all))
  return all
}

function printByLanguage(answers: readonly JudgedAnswer[]): void {
  for (const language of LANGUAGES)
    console.log(
      `  ${line(
        language,
        answers.filter((answer) => answer.language === language),
      )}`,
    )
}

/** What is held out, all together: it says how the search does with what nobody tuned it for. */
function printTogether(sets: readonly (readonly [JudgedSet, readonly JudgedAnswer[]])[]): void {
  for (const market of ['demo', 'second'])
    console.log(
      line(
        `held out in the ${market} market`,
        sets.filter(([set]) => set.isHeldOut && set.market === market).flatMap(([, answers]) => answers),
      ),
    )
  const all = sets.filter(([{ isHeldOut }]) => isHeldOut).flatMap(([, answers]) => answers)
  for (const kind of ['places', 'purposes', 'absent'])
    console.log(
      `  ${line(
        kind,
        all.filter((answer) => answer.kind === kind),
      )}`,
    )
  printByLanguage(all)
  console.log(line('held out', all))
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

import { connectPostgres } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import { createLog } from '#backend/log.ts'
import { startPostgres } from '#backend/testing/postgres-server.ts'
import { seedWorld } from '#seed/seed.ts'
import { productSchema } from '#server/product-schema.ts'
import { heldOutQueries } from './held-out/queries.ts'
import { judgedQueries } from './judged-queries.ts'
import { measureRelevance, type Relevance } from './measure-relevance.ts'

/** Prints the relevance of the search in the demo; `verbose` lists the judged queries below the full score. */
export async function printRelevance(verbose = false): Promise<void> {
  const server = await startPostgres({ fsync: 'off' })
  const db = connectPostgres(`${server.url}/postgres`)
  try {
    await migrate(db, productSchema())
    await seedWorld({ db, log: createLog('silent'), now: () => new Date() })
    const judged = await measureRelevance(db.pool, judgedQueries)
    if (verbose) printFaults(judged)
    console.log(line('judged queries', judged))
    // Their results are never printed, so that the search is not tuned with them.
    console.log(line('held-out queries', await measureRelevance(db.pool, heldOutQueries)))
  } finally {
    await db.close()
    await server.stop()
  }
}

function line(name: string, { answers, ndcg, firstRight, wrong }: Relevance): string {
  const percent = (firstRight * 100).toFixed(1)
  return `${answers.length} ${name}: nDCG@10 ${ndcg.toFixed(3)}, first result right ${percent} %, what must not appear in ${wrong}`
}

function printFaults({ answers }: Relevance): void {
  for (const { language, judgement, found, ndcg, isFirstRight, wrong } of answers)
    if (ndcg < 0.999 || wrong.length > 0)
      console.log(
        `${language} ${judgement.q.padEnd(24)} ${ndcg.toFixed(2)}${isFirstRight ? '' : ' first wrong'}` +
          `${wrong.length > 0 ? ` shows ${wrong.join(' ')}` : ''}: ${found.join(' ')}`,
      )
}

import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type Market, openMarket } from '../open-market.ts'
import { marketCases } from './cases.ts'
import { openVisitor, type StatementTimes } from './measure-statements.ts'

// npm run bench:market -- [--items 100000] [--times 300] [--only "by total"] [--folder market | --database postgres://…]
const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '100000' },
    times: { type: 'string', default: '300' },
    only: { type: 'string', default: '' },
    database: { type: 'string' },
    folder: { type: 'string' },
  },
})

const market = await openMarket(Number(values.items), values)
console.log(
  `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}; ${market.description}\n`,
)
try {
  await measure(market)
} finally {
  await market.stop()
}

async function measure({ databaseUrl, items }: Market): Promise<void> {
  const visitor = await openVisitor(databaseUrl)
  console.log(row('', ['p50 ms', 'p99 ms', 'cpu p50', 'cpu p99', 'cpu mean']))
  for (const { name, next } of marketCases(items)) {
    if (!name.includes(values.only)) continue
    console.log(row(name, figures(await visitor.measure(next, Number(values.times)))))
  }
  console.log(`\nload ${loadavg()[0]?.toFixed(1)}`)
  await visitor.end()
}

function figures({ p50, p99, cpu }: StatementTimes): string[] {
  return [p50, p99, cpu?.p50, cpu?.p99, cpu?.mean].map((ms) => ms?.toFixed(1) ?? '')
}

function row(name: string, cells: string[]): string {
  return name.padEnd(38) + cells.map((cell) => cell.padStart(10)).join('')
}

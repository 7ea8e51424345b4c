import { openMarket } from './open-market.ts'
const m = await openMarket(Number(process.argv[2]), process.argv[3])
console.log(m.description)
process.exit(0)

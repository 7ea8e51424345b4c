import { parseArgs } from 'node:util'
import { printRelevance } from './print-relevance.ts'

// node bench/relevance/run.ts [--verbose]: the relevance of the search, and the judged queries that score badly.
const { values } = parseArgs({ options: { verbose: { type: 'boolean', default: false } } })

await printRelevance(values.verbose)

import { parseArgs } from 'node:util'
import { printRelevance } from './print-relevance.ts'

// node bench/relevance/run.ts [--verbose]: how well the search answers, and which judged queries it answers badly.
const { values } = parseArgs({ options: { verbose: { type: 'boolean', default: false } } })

await printRelevance(values.verbose)

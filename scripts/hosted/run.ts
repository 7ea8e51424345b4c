import { writeProject } from './write-project.ts'

// Writes what a hosted project takes, for its own command-line tool: npm run hosted -- FOLDER
// With PAYMENTS=test it is one that plays.
const folder = process.argv[2]
if (!folder) {
  console.error('npm run hosted -- FOLDER')
  process.exit(2)
}
writeProject(folder, { playMoney: process.env.PAYMENTS === 'test' })
console.log(`Written to ${folder}/supabase; docs/hosted.md says how to push it.`)

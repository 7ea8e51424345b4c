import type { Config } from './config.ts'

/** The lines that the terminal shows once the site can be visited. */
export function greeting(config: Config): string {
  const lines = [`Lendaround is open: ${config.siteUrl}`]
  if (config.mode === 'demo') {
    lines.push('Demo mode: the login page offers people to sign in as; payments are play money.')
  }
  if (config.databaseUrl) lines.push('Data: PostgreSQL at DATABASE_URL.')
  else {
    lines.push(`Data: ${config.dataDir}, in this process alone. For several processes set DATABASE_URL.`)
  }
  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`
}

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#backend/testing/free-port.ts'

const HAPROXY = 'haproxy'

export interface DatabaseProxy {
  port: number
  stop(): void
}

/** Starts haproxy before these servers, as the guide has it: `check` are the lines that tell it which is the primary. */
export async function startDatabaseProxy(check: string, servers: string[]): Promise<DatabaseProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'lendaround-haproxy-'))
  const port = await freePort()
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(
    file,
    `defaults
  mode tcp
  timeout connect 3s
  timeout client 1h
  timeout server 1h
listen database
  bind 127.0.0.1:${port}
  ${check}
  default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.map((server, n) => `  server s${n} ${server}`).join('\n')}
`,
  )
  const running = spawn(HAPROXY, ['-db', '-f', file], { stdio: 'ignore' })
  const kill = () => running.kill('SIGKILL')
  process.once('exit', kill)
  return {
    port,
    stop() {
      process.off('exit', kill)
      kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

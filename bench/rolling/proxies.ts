import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const DEPLOY = join(import.meta.dirname, '../../deploy')

export interface ReverseProxy {
  name: string
  /** Writes its configuration, that of `deploy` but for addresses and TLS, and returns what starts it. */
  command(folder: string, port: number, processes: number[]): string[]
}

const nginx: ReverseProxy = {
  name: 'nginx',
  command(folder, port, processes) {
    const site = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8')
      .replace(/^server \{\n {2}listen 80;[\s\S]*?^\}\n/m, '')
      .replace(/^ {2}(listen|ssl_\w+) .*;\n/gm, '')
      .replace('server_name rent.example.org;', `listen 127.0.0.1:${port};`)
      .replace(/^ {2}server 127\.0\.0\.1:3000(.*)$/m, (_line, options) =>
        processes.map((one) => `  server 127.0.0.1:${one}${options}`).join('\n'),
      )
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
      .join(' ')
    const file = join(folder, 'nginx.conf')
    writeFileSync(
      file,
      `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
       events { worker_connections 1024; } http { access_log off; ${temporary} ${site} }`,
    )
    return ['nginx', '-p', folder, '-c', file, '-e', join(folder, 'error.log')]
  },
}

const haproxy: ReverseProxy = {
  name: 'haproxy',
  command(folder, port, processes) {
    const file = join(folder, 'haproxy.cfg')
    const site = readFileSync(join(DEPLOY, 'haproxy.cfg'), 'utf8')
      .replace('bind :80\n', `bind 127.0.0.1:${port}\n`)
      .replace(/^ {2}(bind :443|http-request (?:redirect|deny)) .*\n/gm, '')
      .replace('127.0.0.1:3000', `127.0.0.1:${processes[0]}`)
      .replace('127.0.0.1:3001', `127.0.0.1:${processes[1]}`)
    writeFileSync(file, site)
    return ['haproxy', '-db', '-f', file]
  },
}

/** Those that are installed here; the names of the others beside them. */
export function findProxies(): { found: ReverseProxy[]; missing: string[] } {
  const isThere = ({ name }: ReverseProxy) => spawnSync(name, ['-v']).error === undefined
  const all = [nginx, haproxy]
  return { found: all.filter(isThere), missing: all.filter((one) => !isThere(one)).map(({ name }) => name) }
}

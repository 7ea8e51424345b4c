import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const settings = new Set(
  [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!),
)
/** Of the images themselves. */
const FOREIGN = new Set(['POSTGRES_PASSWORD'])

it.each([
  ['deploy/compose.yaml', /^ {6}([A-Z][A-Z0-9_]+):/gm],
  ['deploy/compose/site.env', /^([A-Z][A-Z0-9_]+)=/gm],
  ['deploy/helm/values.yaml', /^ {2}([A-Z][A-Z0-9_]+):/gm],
  ['deploy/helm/templates/_parts.tpl', /- name: ([A-Z][A-Z0-9_]+)$/gm],
])('%s names settings that there are', (path, pattern) => {
  const named = [...read(path).matchAll(pattern)].map(([, name]) => name!)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !settings.has(name) && !FOREIGN.has(name))).toEqual([])
})

it('the proxy speaks no older TLS than 1.2, and no weak cipher', () => {
  const text = read('deploy/nginx.conf')
  expect(text.match(/ssl_protocols (.*);/)?.[1]).toBe('TLSv1.2 TLSv1.3')
  const ciphers = text.match(/ssl_ciphers (.*);/)?.[1]?.split(':') ?? []
  expect(ciphers).not.toEqual([])
  expect(ciphers.filter((name) => !/^ECDHE-(ECDSA|RSA)-.*(GCM|POLY1305)/.test(name))).toEqual([])
})

it.each(['deploy/nginx.conf', 'deploy/haproxy.cfg', 'deploy/compose/Caddyfile'])(
  '%s refuses the protocols without TLS instead of leading them on',
  (path) => {
    const text = read(path)
    const refused = text
      .split('\n')
      .filter((line) => /^\s*(location ~|http-request deny|@protocols)/.test(line))
    expect(refused).toHaveLength(1)
    for (const protocol of ['auth', 'rest', 'storage', 'functions', 'realtime'])
      expect(refused[0]).toContain(protocol)
    expect(text).toMatch(/return 403|deny_status 403|respond @protocols 403/)
  },
)

it('every action of the templates ends', () => {
  for (const path of globSync('deploy/helm/templates/*', { cwd: ROOT })) {
    const actions = [...read(path).matchAll(/\{\{-? *(if|with|range|define|end)\b/g)].map(([, word]) => word)
    const ends = actions.filter((word) => word === 'end').length
    expect([path, ends]).toEqual([path, actions.length - ends])
  }
})

it('the image keeps the cut of time zones that the product asks', () => {
  expect(read('src/server/listing/time-zone-at.ts')).toContain(`import('geo-tz/all')`)
  expect(read('deploy/Dockerfile').match(/timezones-?[\w.*]+/g)).toEqual([
    'timezones-1970.*',
    'timezones-now.*',
  ])
})

const helm = (...args: string[]) => spawnSync('helm', args, { cwd: join(ROOT, 'deploy'), encoding: 'utf8' })

describe.skipIf(helm('version').status !== 0)('by Helm itself (needs its helm)', () => {
  it('finds no fault in the chart', () => {
    const { status, stdout } = helm('lint', '--strict', 'helm')
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('0 chart(s) failed') })
  })

  it.each([
    ['as it is', [], ['Cluster', 'Deployment', 'Ingress', 'Job']],
    ['with a database of its own', ['--set', 'database.enabled=false'], ['Deployment', 'Ingress', 'Job']],
    ['with no ingress', ['--set', 'ingress.enabled=false'], ['Cluster', 'Deployment', 'Job']],
  ])('writes all that there is to be %s', (_, values, expected) => {
    const { status, stdout, stderr } = helm('template', 'site', 'helm', '--kube-version', '1.31.0', ...values)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const kinds = [...stdout.matchAll(/^kind: (\w+)$/gm)].map(([, kind]) => kind!)
    const general = ['ConfigMap', 'PodDisruptionBudget', 'Service']
    expect(kinds.sort()).toEqual([...expected, ...general].sort())
    expect(stdout.includes('DATABASE_URL')).toBe(expected.includes('Cluster'))
  })
})

it('the chart, the image and the package are of one version of the product', () => {
  const { version } = JSON.parse(read('package.json'))
  expect(read('deploy/helm/Chart.yaml')).toContain(`appVersion: ${version}\n`)
  expect(read('deploy/helm/values.yaml')).toContain(`/lendaround:${version}\n`)
})

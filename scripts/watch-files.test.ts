import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { registry } from '#server/operations/metrics-registry.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const RULES = read('deploy/prometheus-rules.yaml')
const DASHBOARD = read('deploy/grafana-dashboard.json')

/** The anchors that a page's headings have. */
const anchors = [...read('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(([, heading]) =>
  heading!.toLowerCase().replaceAll(' ', '-'),
)
const metrics = registry.getMetricsAsArray() as unknown as { name: string; labelNames: string[] }[]
const ownMetrics = metrics.map(({ name }) => name).filter((name) => name.startsWith('lendaround_'))
/** Added by Prometheus itself. */
const OF_EACH_SERIES = ['job', 'instance', 'le']

/** Each metric of an expression, with the labels that it is chosen by. */
const named = (text: string) =>
  [...text.matchAll(/\b((?:lendaround|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name, labels = '']) => ({
      name: name!.replace(/^(lendaround_\w+_seconds)_(count|bucket|sum)$/, '$1'),
      labels: [...labels.matchAll(/(\w+)(?==~|!~|!=|=)/g)].map(([label]) => label),
    }),
  )

it('every alert says what to do, and the runbook has nothing else', () => {
  const alerts = [...RULES.matchAll(/runbook: docs\/runbook\.md#([\w-]+)/g)].map(([, anchor]) => anchor)
  expect(alerts.length).toBe([...RULES.matchAll(/- alert: /g)].length)
  const own = [...read('src/server/operations/alerts/find-conditions.ts').matchAll(/heading: '([\w-]+)'/g)]
  expect(new Set([...alerts, ...own.map(([, anchor]) => anchor)])).toEqual(new Set(anchors))
  const shown = [...DASHBOARD.matchAll(/docs\/runbook\.md#([\w-]+)/g)].map(([, anchor]) => anchor)
  expect(shown.filter((anchor) => !anchors.includes(anchor!))).toEqual([])
})

it.each([
  ['rules', RULES],
  ['dashboard', DASHBOARD],
])('the %s name metrics and labels that there are', (_, text) => {
  expect(named(text).length).toBeGreaterThan(10)
  const unknown = named(text).filter(({ name, labels }) => {
    const known = metrics.find((metric) => metric.name === name)?.labelNames
    return !known || labels.some((label) => ![...known, ...OF_EACH_SERIES].includes(label))
  })
  expect(unknown).toEqual([])
})

it('the dashboard shows all that is measured, and the guide explains it', () => {
  const isMissingIn = (text: string) => (name: string) => !text.includes(name)
  expect(ownMetrics.filter(isMissingIn(DASHBOARD))).toEqual([])
  expect(ownMetrics.filter(isMissingIn(read('docs/operating.md')))).toEqual([])
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

describe.skipIf(!hasPromtool)('by Prometheus itself (needs its promtool)', () => {
  it.each([
    ['check', 'prometheus-rules.yaml'],
    ['test', 'prometheus-rules-test.yaml'],
  ])('%s rules of %s', (verb, file) => {
    const cwd = join(ROOT, 'deploy')
    const { status, stderr } = spawnSync('promtool', [verb, 'rules', file], { cwd, encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })
})

it('each alert is tested', () => {
  const tested = read('deploy/prometheus-rules-test.yaml')
  const names = [...RULES.matchAll(/- alert: (\w+)/g)].map(([, name]) => name!)
  expect(names.filter((name) => !tested.includes(`alertname="${name}"`))).toEqual([])
})

it('the dashboard is JSON, with a query in every panel', () => {
  const { panels } = JSON.parse(DASHBOARD) as { panels: { targets: { expr: string }[] }[] }
  expect(panels.every(({ targets }) => targets.every(({ expr }) => expr.length > 0))).toBe(true)
})

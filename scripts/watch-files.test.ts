import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const RULES = read('deploy/prometheus-rules.yaml')
const DASHBOARD = read('deploy/grafana-dashboard.json')

/** The anchors that a page's headings have. */
const anchors = [...read('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(([, heading]) =>
  heading!.toLowerCase().replaceAll(' ', '-'),
)
const metrics = [...read('src/server/operations/metrics-registry.ts').matchAll(/name: '(\w+)'/g)].map(
  ([, name]) => name,
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
])('the %s name metrics that there are', (_, text) => {
  const named = [...text.matchAll(/lendaround_\w+/g)].map(([name]) =>
    name.replace(/_(count|bucket|sum)$/, ''),
  )
  expect(named.length).toBeGreaterThan(5)
  expect([...new Set(named)].filter((name) => !metrics.includes(name))).toEqual([])
})

it('the dashboard is JSON, with a query in every panel', () => {
  const { panels } = JSON.parse(DASHBOARD) as { panels: { targets: { expr: string }[] }[] }
  expect(panels.every(({ targets }) => targets.every(({ expr }) => expr.length > 0))).toBe(true)
})

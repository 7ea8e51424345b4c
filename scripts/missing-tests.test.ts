import { expect, it } from 'vitest'
import { missingTests } from './missing-tests.ts'
import { STAGES } from './test-steps.ts'

const step = (project: string, ...paths: string[]) => [{ name: 'some tests', tests: { project, paths } }]

it('finds tests of its project at every path of a step', () => {
  const steps = STAGES.flat()
  expect(steps.filter(({ tests }) => tests).length).toBeGreaterThan(3)
  expect(missingTests(steps)).toEqual([])
})

it('reports a path that does not exist, and a pattern that no shell expands', () => {
  expect(
    missingTests(step('backend', 'packages/backend/src/db', 'packages/backend/src/{rest,auth}')),
  ).toEqual(['"some tests": there is no packages/backend/src/{rest,auth}.'])
  expect(missingTests(step('backend', 'packages/backend/src/create-backend'))).toEqual([
    '"some tests": there is no packages/backend/src/create-backend.',
  ])
})

it('reports a folder without tests of the project', () => {
  expect(missingTests(step('server', 'packages/backend/src/db'))).toEqual([
    '"some tests": the project "server" has no tests in packages/backend/src/db.',
  ])
})

it('reports a project that vitest does not have', () => {
  expect(missingTests(step('servers'))).toEqual(['"some tests": vitest.config.ts has no project "servers".'])
})

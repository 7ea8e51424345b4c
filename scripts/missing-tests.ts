import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import vitestConfig from '../vitest.config.ts'
import type { Step } from './test-steps.ts'

const ROOT = join(import.meta.dirname, '..')

interface Project {
  test: { name: string; include: string[]; exclude?: string[] }
}

/**
 * Reports, one sentence each, the paths of the steps at which their project has no tests. Vitest itself treats a path
 * as a part of a file's name and does not report one of several paths that matches nothing.
 */
export function missingTests(steps: Pick<Step, 'name' | 'tests'>[]): string[] {
  const projects = vitestConfig.test?.projects as Project[]
  return steps.flatMap(({ name, tests }) => {
    if (!tests) return []
    // A project may be in two parts: `unit` and `unit-isolated`.
    const parts = projects.filter(({ test }) => `${test.name}-`.startsWith(`${tests.project}-`))
    if (parts.length === 0) return [`"${name}": vitest.config.ts has no project "${tests.project}".`]
    const files = parts.flatMap(({ test: { include, exclude = [] } }) =>
      globSync(include, { cwd: ROOT, exclude }),
    )
    if (files.length === 0) return [`"${name}": the project "${tests.project}" has no tests.`]
    return tests.paths.flatMap((path) => {
      if (!existsSync(join(ROOT, path))) return [`"${name}": there is no ${path}.`]
      const isTested = files.some((file) => file === path || file.startsWith(`${path}/`))
      return isTested ? [] : [`"${name}": the project "${tests.project}" has no tests in ${path}.`]
    })
  })
}

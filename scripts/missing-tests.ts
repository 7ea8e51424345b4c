import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import vitestConfig from '../vitest.config.ts'
import type { Step } from './test-steps.ts'

const ROOT = join(import.meta.dirname, '..')

interface Project {
  test: { name: string; include: string[]; exclude?: string[] }
}

/**
 * Says, a sentence each, which paths of the steps name nothing that their project tests. Vitest itself takes a path for
 * a part of a name and is silent about one of several that fits nothing.
 */
export function missingTests(steps: Pick<Step, 'name' | 'tests'>[]): string[] {
  const projects = vitestConfig.test?.projects as Project[]
  return steps.flatMap(({ name, tests }) => {
    if (!tests) return []
    const project = projects.find(({ test }) => test.name === tests.project)
    if (!project) return [`"${name}": vitest.config.ts has no project "${tests.project}".`]
    const { include, exclude = [] } = project.test
    const files = globSync(include, { cwd: ROOT, exclude })
    if (files.length === 0) return [`"${name}": the project "${tests.project}" has no tests.`]
    return tests.paths.flatMap((path) => {
      if (!existsSync(join(ROOT, path))) return [`"${name}": there is no ${path}.`]
      const isTested = files.some((file) => file === path || file.startsWith(`${path}/`))
      return isTested ? [] : [`"${name}": the project "${tests.project}" has no tests in ${path}.`]
    })
  })
}

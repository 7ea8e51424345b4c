import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A module as dependency-cruiser saw it. */
export interface Module {
  source: string
  dependencies: { module: string; dependencyTypes: string[] }[]
}

const ROOT = join(import.meta.dirname, '..')

/** Finds packages that a workspace imports without declaring them: published by itself, it would lack them. */
export function undeclaredPackages(modules: Module[], workspace: string): string[] {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(ROOT, workspace, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>
  const faults = modules
    .filter(({ source }) => source.startsWith(`${workspace}/`))
    .flatMap(({ source, dependencies: imported }) =>
      imported
        .filter(({ dependencyTypes }) => dependencyTypes.some((type) => type.startsWith('npm')))
        .map(({ module }) => nameOf(module))
        .filter((name) => !(name in dependencies || (isTest(source) && name in devDependencies)))
        .map((name) => `${source} imports ${name}, which ${workspace}/package.json does not ask for`),
    )
  return [...new Set(faults)]
}

const isTest = (source: string) => /\.test\.ts$|\/testing\//.test(source)

/** `@scope/name` or `name`, without the path inside the package. */
const nameOf = (module: string) => module.split('/', module.startsWith('@') ? 2 : 1).join('/')

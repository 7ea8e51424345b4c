import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'

interface Node {
  type: string
  [key: string]: unknown
}

/** Rules without side effects: what these import is checked by the order of imports, what they call is checked here. */
const PURE = /^src\/(domain|contract)\//
/** They import what the build left behind, by its address. */
const MAY_COMPUTE = ['src/server/render/load-build.ts', 'src/web/lib/page-scripts/start-scripts.ts']
/** Modules that the product does without, so that no text of a stranger can become a command. */
const STARTS_CODE = /^(node:)?(child_process|vm)$/
/** What runs at an operator's, not what builds it. */
const SHIPPED = /^(src|packages\/[^/]+\/src)\//
const FOR_TESTS = /\.test\.tsx?$|\/testing\//

/**
 * Names every clock and every die in the pure rules, every import of a computed path, which no check of imports can
 * follow, and whatever starts programs: as `file: what`. Globals such as `fetch` are the linter's business.
 */
export function findForbiddenCode(root: string): string[] {
  return globSync('{src,packages}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !FOR_TESTS.test(file) && !file.endsWith('.d.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      if (!PURE.test(file) && !/\bimport\s*\(|createRequire|child_process|node:vm/.test(text)) return []
      const tree = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x') }) as unknown as Node
      return [...walk(tree)]
        .flatMap((node) => objectionTo(node, file) ?? [])
        .map((what) => `${file}: ${what}`)
    })
}

function* walk(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      const inner = child?.type ? child : child?.expression
      if (inner?.type) yield* walk(inner)
    }
  }
}

function objectionTo(node: Node, file: string): string | undefined {
  if (!MAY_COMPUTE.includes(file) && isComputedImport(node)) return 'imports a computed path'
  if (
    SHIPPED.test(file) &&
    node.type === 'ImportDeclaration' &&
    STARTS_CODE.test(String((node.source as Node).value))
  )
    return 'starts programs or runs text as code'
  if (!PURE.test(file)) return
  if (node.type === 'MemberExpression') {
    const name = `${nameOf(node.object)}.${nameOf(node.property)}`
    if (name === 'Date.now' || name === 'Math.random') return `${name}: the rules take it as an argument`
  }
  const isCall = node.type === 'CallExpression' || node.type === 'NewExpression'
  if (!isCall || ((node.arguments as unknown[] | undefined)?.length ?? 0) > 0) return
  if (nameOf(node.callee) === 'Date') return 'the present time: the rules take it as an argument'
  if (nameOf((node.callee as Node).property) === 'DateTimeFormat')
    return "the machine's language and time zone"
}

function isComputedImport({ type, callee, arguments: values }: Node): boolean {
  if (type !== 'CallExpression') return false
  if (nameOf(callee) === 'createRequire') return true
  const [first] = (values ?? []) as { expression: Node }[]
  return (callee as Node).type === 'Import' && first?.expression.type !== 'StringLiteral'
}

/** The name of an identifier, or of a property by whatever notation. */
function nameOf(node: unknown): string | undefined {
  const { type, value, expression } = (node ?? {}) as Node
  if (type === 'Computed') return nameOf(expression)
  return type === 'Identifier' || type === 'StringLiteral' ? String(value) : undefined
}

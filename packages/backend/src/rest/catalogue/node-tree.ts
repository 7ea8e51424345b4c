/** A node tree as PostgreSQL prints it: `{NAME :field value …}`, `(…)` lists, `<>` for nothing, words. */
export type Tree = string | null | Tree[] | TreeNode

export interface TreeNode {
  node: string
  fields: Map<string, Tree>
}

export const isNode = (tree: Tree | undefined): tree is TreeNode =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree)

const TOKEN = /[{}()]|(?:\\[\s\S]|"(?:\\[\s\S]|[^"\\])*"|[^\s{}()\\"])+/g

/** Parses a printed node tree, such as a view's rewrite rule. */
export function parseNodeTree(text: string): Tree {
  const tokens = text.match(TOKEN) ?? []
  const [tree] = readValue(tokens, 0)
  return tree
}

function readValue(tokens: string[], at: number): [tree: Tree, next: number] {
  const token = tokens[at]
  if (token === '{') return readNode(tokens, at + 1)
  if (token === '(') return readList(tokens, at + 1)
  return [token === '<>' || token === undefined ? null : plainText(token), at + 1]
}

function readList(tokens: string[], at: number): [tree: Tree[], next: number] {
  const items: Tree[] = []
  while (at < tokens.length && tokens[at] !== ')') {
    const [item, next] = readValue(tokens, at)
    items.push(item)
    at = next
  }
  return [items, at + 1]
}

function readNode(tokens: string[], at: number): [tree: TreeNode, next: number] {
  const node = tokens[at++] ?? ''
  const fields = new Map<string, Tree>()
  while (at < tokens.length && tokens[at] !== '}') {
    const token = tokens[at]!
    if (!token.startsWith(':')) {
      // A constant's bytes or a second word of a value: of no interest here.
      at = readValue(tokens, at)[1]
      continue
    }
    const [value, next] = readValue(tokens, at + 1)
    fields.set(token.slice(1), value)
    at = next
  }
  return [{ node, fields }, at + 1]
}

const plainText = (token: string) => token.replace(/^"|"$/g, '').replace(/\\([\s\S])/g, '$1')

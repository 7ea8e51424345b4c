/** A frame as error trackers know it. */
export interface Frame {
  filename: string
  function?: string
  lineno: number
  colno: number
  in_app: boolean
  /** Lines of the source around it, where a source map holds them. */
  pre_context?: string[]
  context_line?: string
  post_context?: string[]
}

const MAX_FRAMES = 40
/** V8: `at name (file:1:2)`; the other browsers: `name@file:1:2`. */
const V8 = /^\s*at (?:(.+?) \()?(?:async )?(.+?):(\d+):(\d+)\)?$/
const OTHERS = /^(.*?)@(.+?):(\d+):(\d+)$/

/** The frames of a stack, the innermost last; files by their path within the site or the product. */
export function stackFrames(stack: string, root: string): Frame[] {
  return stack
    .split('\n', MAX_FRAMES)
    .flatMap((line) => {
      const [, name, file, row, column] = V8.exec(line) ?? OTHERS.exec(line) ?? []
      if (!file) return []
      const filename = pathOf(file, root)
      const frame = { filename, lineno: Number(row), colno: Number(column), in_app: isOurs(filename) }
      return [name ? { ...frame, function: name.slice(0, 100) } : frame]
    })
    .reverse()
}

function pathOf(file: string, root: string): string {
  const plain = file.replace(/^file:\/\//, '').replace(/[?#].*$/, '')
  if (root && plain.startsWith(root)) return `app:///${plain.slice(root.length).replace(/^\//, '')}`
  if (/^https?:/.test(plain)) return `app://${new URL(plain).pathname}`
  return plain.startsWith('/') ? `app:///${plain.split('/').at(-1)}` : plain
}

const isOurs = (filename: string) => filename.startsWith('app://') && !filename.includes('node_modules')

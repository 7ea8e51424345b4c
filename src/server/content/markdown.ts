import MarkdownIt from 'markdown-it'

/** Pictures come from the site's own storage, as an address on this site. */
const OWN_PICTURE = /^\/storage\/v1\/(?:object|render\/image)\/public\/[\w/-]+(?:\.[\w-]+)*(?:\?[\w=&-]*)?$/
const LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i

/**
 * Only what is listed here can come out: no HTML of the writer's passes, whatever it is. Links lead to this site, to
 * other sites, to an address or a number; what begins otherwise stays text.
 */
const markdown = new MarkdownIt('zero', { html: false, linkify: false, typographer: false }).enable([
  'blockquote',
  'emphasis',
  'entity',
  'escape',
  'heading',
  'hr',
  'image',
  'lheading',
  'link',
  'list',
  'newline',
  'strikethrough',
  'table',
])
markdown.validateLink = (address) => LINK.test(address.trim())

const { rules } = markdown.renderer
rules.image = (tokens, at) => {
  const token = tokens[at]!
  const address = String(token.attrGet('src') ?? '')
  if (!OWN_PICTURE.test(address)) return ''
  const { escapeHtml } = markdown.utils
  return `<img src="${escapeHtml(address)}" alt="${escapeHtml(token.content)}" loading="lazy" decoding="async">`
}
// A wide table scrolls by itself, also by keyboard.
rules.table_open = () => '<div class="table" tabindex="0"><table>'
rules.table_close = () => '</table></div>'

interface Rendered {
  html: string
  /** Its headings of the second level. */
  sections: { id: string; title: string }[]
}

/** Renders a page's text. Its headings begin at the second level, as the first is the page's title. */
export function renderMarkdown(source: string): Rendered {
  const tokens = markdown.parse(source, {})
  const sections: Rendered['sections'] = []
  const ids = new Map<string, number>()
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') continue
    if (token.tag === 'h1') token.tag = 'h2'
    if (token.type === 'heading_close' || token.tag !== 'h2') continue
    const title = textOf(tokens[at + 1]!)
    const id = idOf(title, ids)
    token.attrSet('id', id)
    sections.push({ id, title })
  }
  return { html: markdown.renderer.render(tokens, markdown.options, {}), sections }
}

/** The addresses of pictures that are not in the site's own storage, and would not be shown. */
export const foreignPictures = (source: string): string[] =>
  markdown
    .parse(source, {})
    .flatMap(({ children }) => children ?? [])
    .filter(({ type }) => type === 'image')
    .map((token) => String(token.attrGet('src') ?? ''))
    .filter((address) => !OWN_PICTURE.test(address))

type Token = ReturnType<typeof markdown.parse>[number]

const textOf = ({ children }: Token): string =>
  (children ?? [])
    .filter(({ type }) => type === 'text')
    .map(({ content }) => content)
    .join('')

function idOf(title: string, known: Map<string, number>): string {
  const base =
    title
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'part'
  const times = (known.get(base) ?? 0) + 1
  known.set(base, times)
  return times === 1 ? base : `${base}-${times}`
}

import { Children } from 'react'
import { Link } from '../../ui/link.tsx'

const LINK = /(\[[^\]]+\]\([^)\s]+\))/

/** A text in which `[words](/path)` became links. */
export function InlineLinks({ text }: { text: string }) {
  const nodes = text.split(LINK).map((part, index) => {
    const [, words, to] = (index % 2 === 1 && part.match(/^\[([^\]]+)\]\(([^)\s]+)\)$/)) || []
    if (!words || !to) return part
    const style = 'font-medium text-accent-ink underline underline-offset-4 hover:text-accent-strong'
    return to.startsWith('/') ? (
      <Link key={part} to={to} className={style}>
        {words}
      </Link>
    ) : (
      <a key={part} href={to} className={style}>
        {words}
      </a>
    )
  })
  return Children.toArray(nodes)
}

import { createElement, Fragment, type ReactNode } from 'react'
import type { MessageKey } from './message-key.ts'
import type { Values } from './translate.ts'
import { useTranslate } from './translation.tsx'

interface RichTextProps {
  id: MessageKey
  values?: Values
  /** The element for each `<name>…</name>` in the message. */
  tags: Record<string, (content: ReactNode) => ReactNode>
}

/** A message with links or emphasis inside, which stay where the translator put them. */
export function RichText({ id, values, tags }: RichTextProps) {
  const parts = useTranslate()(id, values).split(/(<(\w+)>.*?<\/\2>)/)
  // Each match leaves two entries (the whole and the name) between the plain parts.
  const nodes = parts.map((part, index) => {
    if (index % 3 === 2) return null
    const name = index % 3 === 1 ? parts[index + 1] : undefined
    const draw = name ? tags[name] : undefined
    return draw ? draw(part.slice(name!.length + 2, -name!.length - 3)) : part
  })
  // As arguments, not as a list: their order never changes, so they need no keys.
  return createElement(Fragment, null, ...nodes)
}

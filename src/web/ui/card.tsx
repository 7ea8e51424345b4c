import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li'
  /** Without inner room, for what brings a picture to its edges. */
  flush?: boolean
}

/** A raised surface that groups related content. */
export function Card({ as: Element = 'div', flush, className, ...rest }: CardProps) {
  // The element differs, what it is given does not.
  const Tag = Element as 'div'
  return (
    <Tag
      {...rest}
      className={classNames(
        'rounded-card border border-line bg-raised',
        flush ? 'overflow-hidden' : 'p-5 sm:p-6',
        className,
      )}
    />
  )
}

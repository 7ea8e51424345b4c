import type { ReactNode } from 'react'

/** The drawings of `public/drawings.svg`, which take the colours of the page. */
export type Drawing = 'basket' | 'bell' | 'box' | 'heart' | 'letters' | 'lost' | 'search' | 'shelf' | 'stars'

interface MessageProps {
  icon?: ReactNode
  /** In place of an icon. */
  drawing?: Drawing | undefined
  /** A large faint sign above, such as a status code. */
  mark?: string
  title: string
  text?: ReactNode
  actions?: ReactNode
  as?: 'h1' | 'h2' | 'h3'
}

/** A screen, or a part of one, with a message in place of content. */
export function Message({ icon, drawing, mark, title, text, actions, as: Heading = 'h2' }: MessageProps) {
  return (
    <div className="page flex flex-col items-center py-10 text-center md:py-24">
      {drawing && (
        <svg aria-hidden="true" viewBox="0 0 176 128" className="mb-4 h-24 w-33 md:h-32 md:w-44">
          <use href={`/drawings.svg#${drawing}`} />
        </svg>
      )}
      {icon && (
        <span className="mb-5 grid size-16 place-items-center rounded-pill bg-accent-tint text-accent-ink">
          {icon}
        </span>
      )}
      {mark && <p className="tabular mb-1 text-sm font-semibold text-ink-faint">{mark}</p>}
      <Heading className="text-2xl">{title}</Heading>
      {text && <p className="mt-3 max-w-md text-balance text-ink-soft">{text}</p>}
      {actions && (
        <div className="mt-8 flex max-w-full flex-wrap justify-center gap-3 wrap-anywhere">{actions}</div>
      )}
    </div>
  )
}

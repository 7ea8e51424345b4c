import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'
import { Popover, type PopoverProps } from './popover.tsx'

/** A short list of places to go and things to do behind a button; arrow keys walk through it. */
export function Menu({ children, ...rest }: PopoverProps) {
  return (
    <Popover {...rest} className={classNames('min-w-56', rest.className)}>
      {(close) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys and clicks belong to the items inside
        <div
          onKeyDown={walk}
          onClick={(event) => (event.target as Element).closest('a,button') && close()}
          role="presentation"
        >
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </Popover>
  )
}

const itemStyle =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-base hover:bg-sunken focus-visible:bg-sunken'

interface ItemProps {
  icon?: ReactNode
  children: ReactNode
  /** Marks the current choice. */
  current?: boolean
  lang?: string
}

export function MenuLink({ to, icon, children, current }: ItemProps & { to: string }) {
  return (
    <Link to={to} prefetch="intent" className={itemStyle} aria-current={current ? 'page' : undefined}>
      {icon}
      {children}
    </Link>
  )
}

export function MenuButton({ onPress, icon, children, current, lang }: ItemProps & { onPress: () => void }) {
  return (
    <button
      type="button"
      lang={lang}
      onClick={onPress}
      className={classNames(itemStyle, current && 'font-semibold')}
      aria-pressed={current}
    >
      {icon}
      {children}
    </button>
  )
}

export const MenuSeparator = () => <hr className="my-2 border-line" />

function walk(event: KeyboardEvent<HTMLDivElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('a,button')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  items.at(next % items.length)?.focus()
}

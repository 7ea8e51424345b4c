import { type ReactNode, type ToggleEvent, useId, useRef } from 'react'
import { classNames } from './class-names.ts'

export interface PopoverProps {
  /** Draws the button; spread the given attributes on it. */
  trigger: (attributes: { popoverTarget: string; 'aria-haspopup'?: 'menu' | 'dialog' }) => ReactNode
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Which edge of the trigger it lines up with. */
  align?: 'start' | 'end'
  side?: 'below' | 'above'
  className?: string
  onToggle?: (open: boolean) => void
}

const GAP = 8
const EDGE = 12

/** Something that floats beside its button; closes by Escape, by a click elsewhere, or by its content. */
export function Popover({
  trigger,
  children,
  align = 'end',
  side = 'below',
  className,
  onToggle,
}: PopoverProps) {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const close = () => ref.current?.hidePopover()

  function onBeforeToggle(event: ToggleEvent<HTMLDivElement>) {
    // Placed before it is painted; its own size is known one frame later, so it hangs from fixed edges.
    if (event.newState !== 'open') return
    const button = document.querySelector(`[popovertarget="${id}"]`)
    if (button) place(event.currentTarget, button.getBoundingClientRect(), align, side)
  }

  return (
    <>
      {trigger({ popoverTarget: id })}
      <div
        ref={ref}
        id={id}
        popover="auto"
        onBeforeToggle={onBeforeToggle}
        onToggle={(event) => onToggle?.(event.newState === 'open')}
        className={classNames(
          'fixed inset-auto m-0 max-w-[calc(100vw-24px)] rounded-card border border-line bg-raised p-2 text-ink shadow-float',
          'opacity-100 transition-[opacity,translate] starting:open:-translate-y-1 starting:open:opacity-0',
          className,
        )}
      >
        {typeof children === 'function' ? children(close) : children}
      </div>
    </>
  )
}

function place(element: HTMLElement, button: DOMRect, align: 'start' | 'end', side: 'below' | 'above') {
  const { clientWidth, clientHeight } = document.documentElement
  const leftToRight = getComputedStyle(element).direction === 'ltr'
  const { style } = element
  style.top = side === 'below' ? `${button.bottom + GAP}px` : 'auto'
  style.bottom = side === 'above' ? `${clientHeight - button.top + GAP}px` : 'auto'
  style.maxHeight = `${(side === 'below' ? clientHeight - button.bottom : button.top) - GAP - EDGE}px`
  style.overflowY = 'auto'
  if ((align === 'start') === leftToRight) {
    style.left = `${Math.max(EDGE, button.left)}px`
    style.right = 'auto'
  } else {
    style.right = `${Math.max(EDGE, clientWidth - button.right)}px`
    style.left = 'auto'
  }
}

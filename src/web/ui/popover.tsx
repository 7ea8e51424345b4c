import { type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { followKeyboard } from './keyboard.ts'
import { EDGE, edgeDistance } from './popover-edge.ts'

export interface PopoverProps {
  /** Draws the button; spread the given attributes on it. */
  trigger: (attributes: { popoverTarget: string; 'aria-haspopup'?: 'menu' | 'dialog' }) => ReactNode
  /** The content, created when the popover opens. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Which edge of the trigger it lines up with. */
  align?: 'start' | 'end'
  side?: 'below' | 'above'
  className?: string
}

const GAP = 8

/** Something that floats beside its button; closes by Escape, by a click elsewhere, or by its content. */
export function Popover({ trigger, children, align = 'end', side = 'below', className }: PopoverProps) {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const stop = useRef<() => void>(undefined)
  const [isOpen, setOpen] = useState(false)
  const close = () => ref.current?.hidePopover()
  useEffect(() => {
    // It may have been opened before the page woke up.
    if (ref.current?.matches(':popover-open')) setOpen(true)
    return () => stop.current?.()
  }, [])

  function onBeforeToggle(event: ToggleEvent<HTMLDivElement>) {
    stop.current?.()
    if (event.newState !== 'open') return
    setOpen(true)
    const panel = event.currentTarget
    const button = document.querySelector(`[popovertarget="${id}"]`)
    if (!button) return
    const hang = () => place(panel, button.getBoundingClientRect(), align, side)
    // Positioned before it is painted; its own size is known one frame later, so fixed edges anchor it.
    hang()
    stop.current = follow(panel, button, hang)
  }

  function onToggle(event: ToggleEvent<HTMLDivElement>) {
    const opened = event.newState === 'open'
    setOpen(opened)
    // An element that is created hidden cannot take the focus through `autoFocus`.
    if (opened) event.currentTarget.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }

  return (
    <>
      {trigger({ popoverTarget: id })}
      <div
        ref={ref}
        id={id}
        popover="auto"
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        className={classNames(
          'fixed inset-auto m-0 max-w-[calc(100vw-24px)] rounded-card border border-line bg-raised p-2 text-ink shadow-float',
          'opacity-100 transition-[opacity,translate] starting:open:-translate-y-1 starting:open:opacity-0',
          className,
        )}
      >
        {isOpen && (typeof children === 'function' ? children(close) : children)}
      </div>
    </>
  )
}

/** Keeps it at its button while the page scrolls, and scrolls the page where it would be cut off. */
function follow(panel: HTMLElement, button: Element, hang: () => void): () => void {
  const observer = new ResizeObserver(() => {
    // Its width is known only now, before it is painted.
    hang()
    const { top, bottom } = button.getBoundingClientRect()
    const missing = panel.scrollHeight - panel.clientHeight
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    // A little more than is missing: so it is noticed when even more arrives later.
    const room = Math.min(missing + GAP, top - header)
    // A popover that is not below its button gains nothing by it.
    if (missing > 0 && room > 0 && panel.getBoundingClientRect().top > bottom) window.scrollBy({ top: room })
  })
  observer.observe(panel)
  const forget = followKeyboard(panel)
  window.addEventListener('scroll', hang, { passive: true })
  return () => {
    observer.disconnect()
    forget()
    window.removeEventListener('scroll', hang)
  }
}

function place(element: HTMLElement, button: DOMRect, align: 'start' | 'end', side: 'below' | 'above') {
  const { clientWidth, clientHeight } = document.documentElement
  const leftToRight = getComputedStyle(element).direction === 'ltr'
  const { style, offsetWidth } = element
  style.top = side === 'below' ? `${button.bottom + GAP}px` : 'auto'
  style.bottom = side === 'above' ? `${clientHeight - button.top + GAP}px` : 'auto'
  style.maxHeight = `${(side === 'below' ? clientHeight - button.bottom : button.top) - GAP - EDGE}px`
  style.overflowY = 'auto'
  if ((align === 'start') === leftToRight) {
    style.left = `${edgeDistance(button.left, offsetWidth, clientWidth)}px`
    style.right = 'auto'
  } else {
    style.right = `${edgeDistance(clientWidth - button.right, offsetWidth, clientWidth)}px`
    style.left = 'auto'
  }
}

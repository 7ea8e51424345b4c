import { type ReactNode, useId } from 'react'

/** A word of explanation on hover and focus. What somebody must know does not belong here. */
export function Tooltip({
  text,
  children,
}: {
  text: string
  children: (attributes: { 'aria-describedby': string }) => ReactNode
}) {
  const id = useId()
  return (
    <span className="group/tip relative inline-flex">
      {children({ 'aria-describedby': id })}
      <span
        role="tooltip"
        id={id}
        className="pointer-events-none absolute start-1/2 bottom-full z-30 mb-2 w-max max-w-60 -translate-x-1/2 rounded-control bg-ink px-3 py-1.5 text-sm text-surface opacity-0 transition-opacity group-hover/tip:opacity-100 group-has-focus-visible/tip:opacity-100 rtl:translate-x-1/2"
      >
        {text}
      </span>
    </span>
  )
}

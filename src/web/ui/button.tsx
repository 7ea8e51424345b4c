import type { ComponentProps } from 'react'
import { type ButtonLook, buttonStyle } from './button-style.ts'

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows that the action is under way, at the same size; pressing again does nothing. */
  busy?: boolean | undefined
}

export function Button({
  variant,
  size,
  wide,
  busy,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonStyle({ variant, size, wide }, className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  )
}

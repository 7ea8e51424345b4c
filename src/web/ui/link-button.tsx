import type { LinkProps } from 'react-router'
import { type ButtonLook, buttonStyle } from './button-style.ts'
import { Link } from './link.tsx'

/** A link that looks like a button. */
export function LinkButton({
  variant,
  size,
  wide,
  className,
  ...rest
}: ButtonLook & LinkProps & { className?: string }) {
  return <Link prefetch="intent" {...rest} className={buttonStyle({ variant, size, wide }, className)} />
}

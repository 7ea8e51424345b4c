import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'inverse'
export type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as what it stands in. */
  wide?: boolean
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'bg-raised text-ink border border-line hover:border-line-strong hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'bg-danger-strong text-on-danger hover:brightness-95',
  inverse: 'bg-on-feature text-feature hover:brightness-95',
}

const SIZES: Record<ButtonSize, string> = {
  // A thumb needs more height than a mouse.
  small: 'min-h-9 pointer-coarse:min-h-11 px-3.5 text-sm gap-1.5',
  medium: 'min-h-11 px-5 text-base gap-2',
  large: 'min-h-13 px-7 text-lg gap-2.5',
}

/** The style of a button; links that act as buttons share it. */
export const buttonStyle = (
  { variant = 'primary', size = 'medium', wide }: ButtonLook,
  className?: string,
): string =>
  classNames(
    'inline-flex max-w-full items-center justify-center rounded-pill py-1.5 font-semibold text-center text-balance select-none',
    'transition-[background-color,border-color,filter,transform] active:scale-[0.98]',
    'disabled:opacity-50 disabled:active:scale-100 aria-disabled:opacity-50',
    // A contrast theme leaves no fill to see a button by.
    'forced-colors:border',
    VARIANTS[variant],
    SIZES[size],
    wide && 'w-full',
    className,
  )

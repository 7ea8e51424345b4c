import type { ComponentProps } from 'react'

interface IconProps extends ComponentProps<'svg'> {
  size?: number
}

/**
 * Makes the component of an icon, of the shapes on its square of 24. `ownIcons` puts it in the place of lucide's own
 * factory; what all icons have in common is the rule `.icon` in `base.css`. Icons are hidden from those who do not see
 * them, unless they are given a name.
 */
export default function createIcon(markup: string) {
  const shapes = { __html: markup }
  return function Icon({ size = 24, className, strokeWidth, style, ...rest }: IconProps) {
    const isNamed = rest['aria-label'] ?? rest['aria-labelledby'] ?? rest.role
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        className={className ? `icon ${className}` : 'icon'}
        style={strokeWidth === undefined ? style : { strokeWidth, ...style }}
        aria-hidden={isNamed === undefined ? true : undefined}
        {...rest}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: text of the package, not of a user
        dangerouslySetInnerHTML={shapes}
      />
    )
  }
}

import type { ComponentProps } from 'react'

/** One icon as lucide describes it: its shapes on a square of 24. */
export interface Drawing {
  node: [tag: string, attributes: Record<string, string>][]
}

interface IconProps extends ComponentProps<'svg'> {
  size?: number
}

/**
 * Makes the component of an icon. Vite puts it in the place of lucide's own factory: the shapes are text that is made
 * once, and what all icons have in common is the rule `.icon` in `base.css`. Icons are hidden from those who do not
 * see them, unless they are given a name.
 */
export default function createIcon({ node }: Drawing) {
  const shapes = { __html: node.map(markup).join('') }
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
        // biome-ignore lint/security/noDangerouslySetInnerHtml: text of the package, nothing anybody typed
        dangerouslySetInnerHTML={shapes}
      />
    )
  }
}

const markup = ([tag, attributes]: Drawing['node'][number]) =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => (name === 'key' ? '' : ` ${name}="${value}"`))
    .join('')}/>`

import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

// biome-ignore lint/suspicious/noExplicitAny: elements of any kind
type AnyElement = ReactElement<any>

/** The elements of a tree without its fragments. React numbers each fragment's children anew, so keys are joined. */
export function elementsOf(node: ReactNode, within = ''): AnyElement[] {
  return Children.toArray(node)
    .filter((child): child is AnyElement => isValidElement(child))
    .flatMap((element) => {
      const key = `${within}${element.key}`
      return element.type === Fragment
        ? elementsOf(element.props.children, key)
        : [cloneElement(element, { key })]
    })
}

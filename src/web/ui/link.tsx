import { type LinkProps, Link as RouterLink } from 'react-router'

/**
 * A way to another screen. On the server it is written as it is: the router's own works out for each link where it
 * leads and what a press does, which is half of what a link costs, and there are no clicks there.
 */
export const Link = import.meta.env.SSR ? StaticLink : ClientLink

function ClientLink(props: LinkProps) {
  // The list of all screens is there from the start: nothing is to be discovered.
  return <RouterLink discover="none" {...props} />
}

function StaticLink(props: LinkProps) {
  const {
    to,
    discover,
    prefetch,
    reloadDocument,
    replace,
    state,
    preventScrollReset,
    relative,
    viewTransition,
    ...rest
  } = props
  // Where it leads depends on where one is only without a path of its own.
  if (typeof to !== 'string' || !to.startsWith('/')) return ClientLink(props)
  return <a {...rest} href={to} />
}

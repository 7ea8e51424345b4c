import { Suspense, useState } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import { useSoon } from '../lib/use-soon.ts'
import type { DrawerProps } from './drawer.tsx'

const load = async () => ({ default: (await import('./drawer.tsx')).Drawer })
const Drawer = lazyPart(load)

/** A drawer of a first page, which is there before its drawers are. */
export function LateDrawer(props: DrawerProps) {
  const [isWanted, setWanted] = useState(false)
  if (props.open && !isWanted) setWanted(true)
  useSoon(load)
  return <Suspense>{isWanted && <Drawer {...props} />}</Suspense>
}

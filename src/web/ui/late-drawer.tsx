import { useSoon } from '../lib/use-soon.ts'
import type { DrawerProps } from './drawer.tsx'

const load = async () => (await import('./drawer.tsx')).Drawer

/** A drawer of a first page, which is there before its drawers are. */
export function LateDrawer(props: DrawerProps) {
  const Drawer = useSoon(load, props.open)
  return Drawer && <Drawer {...props} />
}

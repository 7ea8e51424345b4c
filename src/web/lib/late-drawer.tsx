import type { DrawerProps } from '../ui/drawer.tsx'
import { useSoon } from './use-soon.ts'

const load = async () => (await import('../ui/drawer.tsx')).Drawer

/** A drawer of a first page, which is there before its drawers are. */
export function LateDrawer(props: DrawerProps) {
  const Drawer = useSoon(load, props.open)
  return Drawer && <Drawer {...props} />
}

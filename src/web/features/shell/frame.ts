import type { ComponentType } from 'react'
import { useMatches } from 'react-router'

/** The `handle` of a route that is not a page to be read. */
export interface FrameHandle {
  /** A signed-in person's own screen has no footer; a task has no tabs either, and below 1024 px no header of the site. */
  frame: 'own' | 'task'
  /** What stays in sight on top of a task: the way back, and how much time is left. */
  taskHeader?: ComponentType
}

/** What the innermost route that says so wants around it; undefined for pages with the whole frame. */
export function useFrame(): FrameHandle | undefined {
  const handles = useMatches().map(({ handle }) => handle as Partial<FrameHandle> | undefined)
  return handles.findLast((handle): handle is FrameHandle => handle?.frame !== undefined)
}

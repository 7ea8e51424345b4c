import { useSyncExternalStore } from 'react'

/** The time zone of the person's device; unknown while the server renders. */
export const useViewerZone = (): string | undefined =>
  useSyncExternalStore(
    () => () => {},
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => undefined,
  )

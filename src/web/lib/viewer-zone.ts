/** The time zone of the reader’s device; only for screens that are never rendered on the server. */
export const viewerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

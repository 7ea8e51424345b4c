/** The time zone of the moderator's device; these screens are never rendered on the server. */
export const viewerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Prefix of the stores that keep ticket pages, for a door without a connection. */
export const TICKET_STORE = 'ticket:'

/** What the names of the stores begin with that hold the pages of tickets, for a door without a connection. */
export const TICKET_STORE = 'ticket:'

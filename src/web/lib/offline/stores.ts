/** Prefix of the stores that keep the pages of one person: tickets and the list of rentals. Signing out deletes them. */
export const TICKET_STORE = 'ticket:'

/** Prefix of the store that keeps the page shown in place of one that cannot be reached; it says nothing of anyone. */
export const OFFLINE_STORE = 'offline:'

export const OFFLINE_PAGE = '/offline'

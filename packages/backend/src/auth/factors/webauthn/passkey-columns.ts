/** What the protocol shows of a passkey. */
export const PASSKEY_COLUMNS = 'id, friendly_name, created_at, last_used_at'

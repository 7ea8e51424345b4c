/** The columns of a passkey that the protocol shows. */
export const PASSKEY_COLUMNS = 'id, friendly_name, created_at, last_used_at'

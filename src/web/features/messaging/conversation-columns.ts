/** The columns of a message as its readers get it. */
export const MESSAGE_COLUMNS =
  'id, sender_id, body, pictures, is_masked, created_at, original:message_originals(body)'

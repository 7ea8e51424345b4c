const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether `text` can be compared with a uuid column. */
export const isUuid = (text: string) => UUID.test(text)

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether an id out of an address can be one of the database's; what cannot is not asked for. */
export const isUuid = (id: string): boolean => UUID.test(id)

/** The key of an object's bytes, by its version: two folders deep, so that no folder grows large. */
export const objectKey = (version: string) => `objects/${version.slice(0, 2)}/${version}`

/** The keys of all pictures made from an object start with this. */
export const renditionsPrefix = (version: string) => `renditions/${version.slice(0, 2)}/${version}/`

export const renditionKey = (version: string, name: string) => `${renditionsPrefix(version)}${name}`

export const partKey = (uploadId: string, part: string) => `parts/${uploadId}/${part}`

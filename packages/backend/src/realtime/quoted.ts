/** An identifier as SQL takes it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Whether a mail may have this name; what cannot be is not asked for. */
export const isTemplateName = (name: string): boolean => /^[a-z]+(-[a-z]+)*$/.test(name)

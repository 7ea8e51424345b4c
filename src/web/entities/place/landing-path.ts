/**
 * The address of a landing page: a town, perhaps a part of it, perhaps a category. Names lead to it as well, from where
 * the address itself is not known.
 */
export const landingPath = (...names: (string | undefined)[]): string =>
  ['/rent', ...names.filter((name) => name !== undefined).map(encodeURIComponent)].join('/')

/** Whether two spellings are one name: banks and passports differ in accents, order, hyphens and case. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other)

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s.-]+/)
    .filter(Boolean)
    .sort()
    .join(' ')

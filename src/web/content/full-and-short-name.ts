import { brand } from '../brand.ts'

/** The site's name, with its short one introduced after it where that is another. */
export const fullAndShortName = (introduce: (shortName: string) => string): string =>
  brand.shortName === brand.name ? brand.name : `${brand.name}, ${introduce(brand.shortName)}`

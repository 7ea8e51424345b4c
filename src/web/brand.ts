/** Server and browser share it: mails carry the name as well. */
export { brand, setBrand } from '#contract/brand.ts'

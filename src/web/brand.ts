/** Server and browser share it: mails carry the name as well. */
export { brand } from '#contract/brand.ts'

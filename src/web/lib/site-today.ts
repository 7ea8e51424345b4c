import { brand } from '../brand.ts'
import { dayIn } from './day-in.ts'

/** The day where the site is at home, `YYYY-MM-DD`: after midnight there "tonight" is another than by UTC. */
export const siteToday = (): string => dayIn(brand.timeZone)(new Date().toISOString())

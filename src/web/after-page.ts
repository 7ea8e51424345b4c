import './lib/offline/keep-offline-page.ts'
import { watchErrors } from './lib/report-errors/report-errors.ts'

// What a page needs only once it is there.
watchErrors()

import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { sweepPersonMarks } from './tasks/sweep-person-marks.ts'
import { loadSignals } from './use-cases/load-signals.ts'

export const signalsArea: Area = { useCases: [loadSignals], jobs: [sweepPersonMarks], personalData }

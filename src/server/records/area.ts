import type { Area } from '../area.ts'
import { getHandoverProtocol } from './use-cases/get-handover-protocol.ts'

export const recordsArea: Area = { useCases: [getHandoverProtocol] }

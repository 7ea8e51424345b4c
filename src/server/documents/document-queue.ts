import { FairGate } from '#backend/db/fair-gate.ts'

const gate = new FairGate({ most: 1, patienceMs: 60_000 })

/** Makes one document at a time; people take turns, so that a person who asks for sixty delays others by one. */
export const inDocumentQueue = <T>(userId: string, work: () => Promise<T>): Promise<T> =>
  gate.run(userId, work)

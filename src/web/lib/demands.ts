import { codeOf } from './errors.ts'

/** What a refusal may demand of the person before the same act is tried once more. */
export type Demand = 'AGREEMENT_DUE' | 'REAUTHENTICATION_NEEDED'
/** Asks the person for it, and then says whether they met it. */
type Ask = (done: (isMet: boolean) => void) => void

const asks = new Map<string, Ask>()

/** What asks for it on this page; answers how to end that. */
export function askBy(demand: Demand, ask: Ask): () => void {
  asks.set(demand, ask)
  return () => {
    if (asks.get(demand) === ask) asks.delete(demand)
  }
}

/** Whether the person meets what the code of a refusal demands; not where nobody can be asked. */
export const isMet = (code: string): Promise<boolean> => {
  const ask = asks.get(code === 'reauthentication_needed' ? 'REAUTHENTICATION_NEEDED' : code)
  return new Promise((done) => (ask ? ask(done) : done(false)))
}

/** Does `work`, and once more where it was refused and the person has met what that demanded. */
export async function meetingDemands<Done>(work: () => Promise<Done>): Promise<Done> {
  try {
    return await work()
  } catch (error) {
    if (!(await isMet(codeOf(error)))) throw error
    return work()
  }
}

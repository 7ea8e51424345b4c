/** Does a job or task for an observer, who measures it: `work` is to be done once, and its outcome passed on. */
export type ObserveWork = <T>(kind: 'job' | 'task', name: string, work: () => Promise<T>) => Promise<T>

/** Nobody looks on. */
export const unobserved: ObserveWork = (_kind, _name, work) => work()

import type { AppDeps } from '#backend/register.ts'
import type { Task } from './task.ts'

// biome-ignore lint/suspicious/noExplicitAny: each task has data of its own
export type AnyTask = Task<AppDeps, any>

/** Makes the function that does a task of the queue by its name. */
export function taskRunner(tasks: readonly AnyTask[]) {
  const byName = new Map(tasks.map((task) => [task.name, task]))
  return async function runTask(deps: AppDeps, name: string, data: object): Promise<void> {
    const task = byName.get(name)
    if (!task) throw new Error(`There is no task called ${name}.`)
    await task.run(deps, data)
  }
}

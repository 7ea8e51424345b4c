/** One allowed change of state: who may make it, and where it leads. */
export interface Transition<State extends string = string, Actor extends string = string> {
  actor: Actor
  to: State
}

/** A lifecycle as data: `{ state: { transition: { actor, to } } }`. */
export type Lifecycle<State extends string = string, Actor extends string = string> = Record<
  State,
  Record<string, Transition<State, Actor>>
>

/** The transitions that a person in one of these roles may make from a state, by name. */
export function allowedTransitions(lifecycle: Lifecycle, state: string, roles: readonly string[]): string[] {
  return Object.entries(lifecycle[state] ?? {})
    .filter(([, { actor }]) => mayTake(actor, roles))
    .map(([name]) => name)
}

/** Whether one of the roles is the actor that a transition wants; `either` is the owner or the renter. */
export const mayTake = (actor: string, roles: readonly string[]): boolean =>
  roles.includes(actor) || (actor === 'either' && (roles.includes('owner') || roles.includes('renter')))

/** Every edge of a lifecycle, as the database keeps them. */
export const edgesOf = (lifecycle: Lifecycle) =>
  Object.entries(lifecycle).flatMap(([from, transitions]) =>
    Object.entries(transitions).map(([transition, { actor, to }]) => ({ from, transition, actor, to })),
  )

/** The drawing of a lifecycle for the documentation, as a Mermaid state diagram. */
export const drawLifecycle = (lifecycle: Lifecycle): string =>
  [
    'stateDiagram-v2',
    ...edgesOf(lifecycle).map(
      ({ from, transition, actor, to }) => `  ${from} --> ${to}: ${transition} (${actor})`,
    ),
  ].join('\n')

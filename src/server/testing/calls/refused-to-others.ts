import { ACTORS, type ActorName } from './cast.ts'

/** All but these are refused with a code. */
export const refusedToOthers = <Code extends string>(code: Code, ...but: ActorName[]) =>
  Object.fromEntries(ACTORS.filter((who) => !but.includes(who)).map((who) => [who, code])) as Partial<
    Record<ActorName, Code>
  >

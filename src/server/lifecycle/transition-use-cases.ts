import { z } from 'zod'
import { type AnyUseCase, useCase } from '#backend/functions/use-case.ts'
import type { Kind, Living, Step } from './lifecycle.ts'
import { transition } from './transition.ts'

/** A use case for every transition that a user makes: `accept` of a booking is `/functions/v1/accept-booking`. */
export const transitionUseCases = <Row extends Living>(kind: Kind<Row>): AnyUseCase[] =>
  kind.steps.filter(({ name }) => isMadeByPeople(kind, name)).map((step) => asUseCase(kind, step))

function asUseCase<Row extends Living>(kind: Kind<Row>, { name, input = {}, tries }: Step<Row>): AnyUseCase {
  const told = z.object(input)
  return useCase({
    name: `${name.replaceAll('_', '-')}-${kind.noun}`,
    allow: 'signed-in',
    limit: { requests: 60, seconds: 60 },
    ...(tries && { limitEach: { ...tries, of: ({ id }: { id: string }) => id } }),
    // The row and the version of it that the caller saw, beside the step's own input.
    input: z.looseObject({ id: z.uuid(), version: z.int().min(0).optional() }).transform((body, context) => {
      const read = told.safeParse(body)
      if (read.success) return { id: body.id, version: body.version, told: read.data }
      for (const { message, path } of read.error.issues) {
        context.addIssue({ code: 'custom', message, path: [...path] })
      }
      return z.NEVER
    }),
    run: ({ tx, deps, userId }, { id, version, told }) =>
      transition(tx, deps, kind, { id, name, actor: { userId }, input: told, version }),
  })
}

const isMadeByPeople = <Row extends Living>({ lifecycle }: Kind<Row>, name: string): boolean =>
  Object.values(lifecycle).some((transitions) => (transitions[name]?.actor ?? 'clock') !== 'clock')

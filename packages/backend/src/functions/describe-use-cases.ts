import { z } from 'zod'
import type { AnyUseCase, StagedUseCase, UseCase } from './use-case.ts'

/**
 * The use cases that people may call, in OpenAPI 3.1: what each takes, who may call it, and how often. What a schema
 * cannot say (a rule over several fields) is refused by name when it is broken.
 */
export function describeUseCases(useCases: readonly AnyUseCase[], version: string): object {
  const described = useCases.filter((one): one is UseCase | StagedUseCase => isForPeople(one))
  return {
    openapi: '3.1.0',
    info: { title: 'Use cases', version },
    servers: [{ url: '/functions/v1' }],
    paths: Object.fromEntries(described.map((one) => [`/${one.name}`, { post: describe(one) }])),
    components: {
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'apikey' },
        person: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

const isForPeople = (one: AnyUseCase) => 'input' in one && one.allow !== 'service'

function describe({ name, allow, input, scope, limit, limitEach }: UseCase | StagedUseCase): object {
  const rates = [limit, limitEach].map((rate) => rate && `${rate.requests} in ${rate.seconds} s`)
  return {
    operationId: name,
    security: [allow === 'anyone' ? { key: [] } : { key: [], person: scope ? [scope] : [] }],
    ...(rates[0] && { 'x-limit': rates[0] }),
    ...(rates[1] && { 'x-limit-each': rates[1] }),
    requestBody: {
      required: true,
      // As it is sent, before texts become times and amounts.
      content: {
        'application/json': { schema: z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) },
      },
    },
    responses: { 200: { description: 'What came of it' }, default: { description: 'A refusal by its code' } },
  }
}

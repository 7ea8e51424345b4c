import type { Relation, Routine } from '../catalogue/catalogue.ts'
import { jsonType } from './json-type.ts'

const ref = (name: string) => ({ $ref: `#/parameters/${name}` })
const answers = (status: number, description: string) => ({ [status]: { description } })

/** The operations on a table or view. */
export function relationPath(relation: Relation) {
  const filters = [...relation.columns.keys()].map((column) => ref(`rowFilter.${relation.name}.${column}`))
  const shared = {
    tags: [relation.name],
    ...(relation.description !== null && { summary: relation.description }),
  }
  const rows = { type: 'array', items: { $ref: `#/definitions/${relation.name}` } }
  const readers = ['select', 'order', 'range', 'rangeUnit', 'offset', 'limit', 'preferCount'].map(ref)
  return {
    get: {
      ...shared,
      parameters: [...filters, ...readers],
      responses: { 200: { description: 'OK', schema: rows }, ...answers(206, 'Partial Content') },
    },
    ...(relation.insertable && {
      post: {
        ...shared,
        parameters: [ref(`body.${relation.name}`), ref('select'), ref('on_conflict'), ref('preferPost')],
        responses: answers(201, 'Created'),
      },
    }),
    ...(relation.updatable && {
      patch: {
        ...shared,
        parameters: [...filters, ref(`body.${relation.name}`), ref('preferReturn')],
        responses: answers(204, 'No Content'),
      },
    }),
    ...(relation.deletable && {
      delete: {
        ...shared,
        parameters: [...filters, ref('preferReturn')],
        responses: answers(204, 'No Content'),
      },
    }),
  }
}

/** The operations of a function: GET only if it changes nothing. */
export function routinePath(routine: Routine) {
  const { name, parameters, volatility, description } = routine
  const shared = {
    tags: [`(rpc) ${name}`],
    ...(description !== null && { summary: description }),
    produces: ['application/json', 'application/vnd.pgrst.object+json'],
    responses: answers(200, 'OK'),
  }
  const properties = Object.fromEntries(parameters.map((one) => [one.name, jsonType(one.type, one.type)]))
  const required = parameters.filter((one) => one.required).map((one) => one.name)
  const schema = { type: 'object', properties, ...(required.length > 0 && { required }) }
  const inQuery = parameters.map((one) => ({
    name: one.name,
    in: 'query',
    required: one.required,
    type: 'string',
    format: one.type,
  }))
  return {
    ...(volatility !== 'volatile' && { get: { ...shared, parameters: inQuery } }),
    post: { ...shared, parameters: [{ name: 'args', in: 'body', required: required.length > 0, schema }] },
  }
}

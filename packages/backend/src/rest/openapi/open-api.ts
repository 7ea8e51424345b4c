import type { Catalogue } from '../catalogue/catalogue.ts'
import { definitionOf } from './definition.ts'
import { SHARED_PARAMETERS } from './parameters.ts'
import { relationPath, routinePath } from './paths.ts'

export interface Described {
  schema: string
  /** Names of what the caller may use. */
  relations: Set<string>
  routines: Set<string>
  description: string | null
  host: string
}

/** The OpenAPI 2 document of one schema, drawn from the catalogue. */
export function openApi(catalogue: Catalogue, { schema, relations, routines, description, host }: Described) {
  const tables = [...catalogue.relations.values()].filter(
    (relation) => relation.schema === schema && relations.has(relation.name),
  )
  const functions = [...catalogue.routines.values()]
    .map(([routine]) => routine!)
    .filter((routine) => routine.schema === schema && routines.has(routine.name))
  const columnFilters = tables.flatMap(({ name, columns }) =>
    [...columns.values()].map((column) => [
      `rowFilter.${name}.${column.name}`,
      { name: column.name, in: 'query', required: false, type: 'string', ...described(column.description) },
    ]),
  )
  const bodies = tables.map(({ name }) => [
    `body.${name}`,
    { name, in: 'body', required: false, schema: { $ref: `#/definitions/${name}` } },
  ])
  return {
    swagger: '2.0',
    info: {
      title: description ?? 'Data API',
      description: 'Tables, views and functions of this database, in the PostgREST protocol.',
      version: '14',
    },
    host,
    basePath: '/rest/v1',
    schemes: ['https', 'http'],
    consumes: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
    produces: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
    paths: {
      '/': {
        get: {
          tags: ['Introspection'],
          summary: 'OpenAPI description (this document)',
          produces: ['application/openapi+json', 'application/json'],
          responses: { 200: { description: 'OK' } },
        },
      },
      ...Object.fromEntries(tables.map((table) => [`/${table.name}`, relationPath(table)])),
      ...Object.fromEntries(functions.map((routine) => [`/rpc/${routine.name}`, routinePath(routine)])),
    },
    definitions: Object.fromEntries(tables.map((table) => [table.name, definitionOf(catalogue, table)])),
    parameters: { ...SHARED_PARAMETERS, ...Object.fromEntries([...bodies, ...columnFilters]) },
  }
}

const described = (description: string | null) => (description === null ? {} : { description })

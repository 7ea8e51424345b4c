import { type Catalogue, findTable, keyOf, type Name } from '../catalogue/catalogue.ts'
import { RestError } from '../errors.ts'
import type { Route } from '../request/route.ts'
import type { Answer } from '../respond/answer.ts'

/** OPTIONS: which methods a path has; a view only those that it can carry out. */
export function describeOptions(catalogue: Catalogue, route: Route, schema: string): Answer {
  const headers = new Headers({
    Allow: allowed(catalogue, route, schema).join(','),
    'Access-Control-Allow-Origin': '*',
  })
  return { status: 200, headers, body: '' }
}

function allowed(catalogue: Catalogue, route: Route, schema: string): string[] {
  if (route.kind === 'root') return ['OPTIONS', 'GET', 'HEAD']
  const name = { schema, name: route.name }
  return route.kind === 'routine' ? routineMethods(catalogue, name) : relationMethods(catalogue, name)
}

function relationMethods(catalogue: Catalogue, name: Name): string[] {
  const { insertable, updatable, deletable, primaryKey } = findTable(catalogue, name)
  return [
    'OPTIONS',
    'GET',
    'HEAD',
    ...(insertable ? ['POST'] : []),
    ...(insertable && updatable && primaryKey.length > 0 ? ['PUT'] : []),
    ...(updatable ? ['PATCH'] : []),
    ...(deletable ? ['DELETE'] : []),
  ]
}

function routineMethods({ routines }: Catalogue, name: Name): string[] {
  const overloads = routines.get(keyOf(name))
  if (!overloads) {
    throw new RestError(
      404,
      'PGRST202',
      `Could not find the function ${name.schema}.${name.name} in the schema cache`,
    )
  }
  const readable = overloads.some(({ volatility }) => volatility !== 'volatile')
  return readable ? ['OPTIONS', 'GET', 'HEAD', 'POST'] : ['OPTIONS', 'POST']
}

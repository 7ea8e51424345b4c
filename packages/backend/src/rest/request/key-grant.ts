import type { KeyGrant } from '#backend/db/caller.ts'
import { type Catalogue, keyOf, type Name, type Relationship } from '../catalogue/catalogue.ts'
import { keyNotGranted } from '../errors.ts'
import type { Route } from './route.ts'

/** Refuses with KEY_SCOPE_MISSING what the scopes of a personal API key do not open. */
export function assertGranted({ reads, writes }: KeyGrant, route: Route, method: string): void {
  if (route.kind === 'root') return
  const isRead = route.kind === 'routine' || method === 'GET' || method === 'HEAD'
  const isGranted = isRead ? reads.has(route.name) : writes.get(route.name)?.has(method as 'POST')
  if (!isGranted) throw keyNotGranted(route.name)
}

const narrowed = new WeakMap<Catalogue, Map<string, Catalogue>>()

/**
 * The part of the catalogue that a personal API key opens, on every level of a request: what is embedded, filtered by
 * or given back is looked up there as well.
 */
export function grantedCatalogue(catalogue: Catalogue, key: KeyGrant | undefined): Catalogue {
  if (!key) return catalogue
  const known = narrowed.get(catalogue) ?? new Map<string, Catalogue>()
  narrowed.set(catalogue, known)
  const scopes = key.scopes.toSorted().join(' ')
  const cached = known.get(scopes) ?? narrow(catalogue, key)
  known.set(scopes, cached)
  return cached
}

function narrow(catalogue: Catalogue, { reads, writes }: KeyGrant): Catalogue {
  const isKnown = ({ name }: Name) => reads.has(name) || writes.has(name)
  const only = <Value>(all: Map<string, Value>, isGranted: (value: Value) => boolean) =>
    new Map([...all].filter(([, value]) => isGranted(value)))
  const relations = only(catalogue.relations, isKnown)
  return {
    ...catalogue,
    relations,
    routines: only(catalogue.routines, ([routine]) => routine !== undefined && reads.has(routine.name)),
    relationships: new Map(
      [...catalogue.relationships]
        .filter(([from]) => relations.has(from))
        .map(([from, all]) => [from, all.filter((one) => leadsTo(relations, one))]),
    ),
  }
}

const leadsTo = (relations: Catalogue['relations'], one: Relationship) =>
  relations.has(keyOf(one.to)) &&
  (one.kind === 'key' || (one.kind === 'junction' && relations.has(keyOf(one.junction))))

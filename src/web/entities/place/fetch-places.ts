import type { KnownPlace } from '#contract/search-answer.ts'
import type { Point } from '#domain/search/search.ts'
import { ApiError } from '../../lib/api-error.ts'

export interface PlacesQuery {
  /** What was typed; empty for the places with the most to rent. */
  q?: string
  language: string
  /** As items carry them: as their own people call them. Otherwise in the language. */
  names?: 'own' | undefined
  /** Where the person is who looks: of two places of one name the nearer one leads. */
  near?: Point | undefined
  /** The place in which a point lies. */
  at?: Point
}

/** Places of the gazetteer that comes with the product, those with something to rent first. */
export async function fetchPlaces(
  { q, language, names, near, at }: PlacesQuery,
  ask: typeof fetch = fetch,
  base = '',
): Promise<KnownPlace[]> {
  const query = new URLSearchParams({
    ...(q && { q }),
    language,
    ...(names && { names }),
    ...(near && { near: commaSeparated(near) }),
    ...(at && { at: commaSeparated(at) }),
  })
  const response = await ask(`${base}/places?${query}`)
  if (!response.ok)
    throw new ApiError(response.status === 429 ? 'TOO_MANY_REQUESTS' : 'NETWORK', '', response.status)
  return response.json()
}

const commaSeparated = ({ latitude, longitude }: Point): string => `${latitude},${longitude}`

import { ok, type Refusal, type Result, refuse } from '#domain/result.ts'
import type { Point } from '#domain/search/search.ts'

/** Where this device is, to about 100 m, only ever asked for by a press on "near me". */
export function findMe(): Promise<Result<Point, 'LOCATION_DENIED' | 'LOCATION_UNKNOWN'>> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(refuse('LOCATION_UNKNOWN'))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(ok({ latitude: round(coords.latitude), longitude: round(coords.longitude) })),
      (error) => resolve(failure(error)),
      { timeout: 10_000, maximumAge: 5 * 60_000 },
    )
  })
}

const failure = ({
  code,
  PERMISSION_DENIED,
}: GeolocationPositionError): Refusal<'LOCATION_DENIED' | 'LOCATION_UNKNOWN'> =>
  refuse(code === PERMISSION_DENIED ? 'LOCATION_DENIED' : 'LOCATION_UNKNOWN')

const round = (degrees: number): number => Math.round(degrees * 1_000) / 1_000

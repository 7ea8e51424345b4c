import type { Feature, LineString, Polygon } from 'geojson'
import type { CityShapes, Course } from './city-shapes.ts'
import { type Point, parseCourse } from './parse-course.ts'
import { roundCorners } from './round-corners.ts'

export type Kind = 'water' | 'green' | 'rail' | 'ring' | 'road' | 'street'

/** Water and a city's ring bend softly; parks, roads and rails keep more of their corners. */
const softness = (kind: Kind) => (kind === 'water' || kind === 'ring' ? 0.25 : 0.12)
/** On a map of zoom 8 a pixel at the equator is so wide. */
const METRES_A_PIXEL = 78_271.517 / 2 ** 8

/** A city's shapes as the map takes them, with rounded corners. */
export function shapeFeatures(
  { rivers, lakes, parks, rails, ring, roads, streets }: CityShapes,
  stations: ReadonlyMap<string, Point>,
): Feature<LineString | Polygon>[] {
  const areas = (kind: Kind, shapes: Record<string, Course>) =>
    Object.entries(shapes).map(([name, course]): Feature<Polygon> => {
      const edge = roundCorners(parseCourse(course, stations), softness(kind), true)
      return {
        type: 'Feature',
        properties: { kind, name },
        geometry: { type: 'Polygon', coordinates: [edge] },
      }
    })
  const line = (kind: Kind, course: Course, name?: string, metres = 0): Feature<LineString> => {
    const coordinates = roundCorners(parseCourse(course, stations), softness(kind))
    const latitude = (coordinates[0]![1] * Math.PI) / 180
    const pixels = metres / (METRES_A_PIXEL * Math.cos(latitude))
    return {
      type: 'Feature',
      properties: { kind, name, pixels },
      geometry: { type: 'LineString', coordinates },
    }
  }
  return [
    ...areas('green', parks),
    ...areas('water', lakes),
    ...rivers.map(({ name, metres, line: course }) => line('water', course, name, metres)),
    ...Object.entries(streets).map(([name, course]) => line('street', course, name)),
    ...roads.map((course) => line('road', course)),
    line('ring', ring),
    ...rails.map((course) => line('rail', course)),
  ]
}

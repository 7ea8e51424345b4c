import type { Course } from './city-shapes.ts'

export type Point = [longitude: number, latitude: number]

/** The points of a course. Throws for a station that the city's names don't have. */
export function parseCourse(course: Course, stations: ReadonlyMap<string, Point>): Point[] {
  return course.split(',').map((written) => {
    const text = written.trim()
    const point = /^-?\d/.test(text) ? (text.split(' ').map(Number) as Point) : stations.get(text)
    if (!point) throw new Error(`no station is called ${text}`)
    return point
  })
}

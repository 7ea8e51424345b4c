/** Points of a line or of an area's edge: `longitude latitude`, or the name of a railway station; commas between them. */
export type Course = string

/**
 * The geography of a city, simplified and drawn by hand for maps without tiles. Streets, boulevards and rails are
 * there to tell where one is, not to find the way.
 */
export interface CityShapes {
  /** The width is what the water has on the ground, on average. */
  rivers: { name: string; metres: number; line: Course }[]
  lakes: Record<string, Course>
  parks: Record<string, Course>
  rails: Course[]
  /** The road around the centre: a motorway or the boulevards. */
  ring: Course
  roads: Course[]
  /** Streets by name: narrower ones, and stretches of the roads above. */
  streets: Record<string, Course>
}

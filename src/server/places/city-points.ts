/** Points in a city by which people say where they are, and which the gazetteer has not. */
export interface CityPoints {
  country: string
  /** What the city is called, one a bar. */
  names: string
  /** One a line: names, one a bar, then latitude and longitude. A name that several cities have (`+`) counts only together with its city. */
  points: string
}

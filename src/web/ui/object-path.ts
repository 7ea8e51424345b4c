/**
 * The name of a file in a bucket as it may stand in an address; undefined for one that would lead out of the bucket,
 * because browsers resolve `..` before they ask.
 */
export function objectPath(name: string): string | undefined {
  const segments = name.split('/')
  const leadsElsewhere = (segment: string) => /^\.{0,2}$/.test(segment) || /[\\\p{Cc}\p{Cs}]/u.test(segment)
  return segments.some(leadsElsewhere) ? undefined : segments.map(encodeURIComponent).join('/')
}

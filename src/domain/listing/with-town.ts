/** A lender's street as an address that a stranger finds: with its town, unless the lender wrote that, too. */
export function withTown(street: string, town: string): string {
  if (street === '' || town === '' || street.toLowerCase().includes(town.toLowerCase())) return street
  return `${street}, ${town}`
}

/** Response of `view-person`: the key with which the admin's browser reads as the person, until `endsAt` (ISO 8601). */
export interface PersonView {
  key: string
  person: { id: string; name: string }
  endsAt: string
}

/** One unit of a rental; the last three are null while it is out. */
export interface BookedUnit {
  unit_id: string
  label: string
  /** ISO 8601. */
  returned_at: string | null
  is_undamaged: boolean | null
  is_complete: boolean | null
}

import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  exported: {
    imported_items: `select m.key, m.item_id, m.created_at from public.imported_items m
                     join public.items i on i.id = m.item_id where i.owner_id = $1`,
  },
  kept: { imported_items: "a key of the operator's own system, so that the item does not come back" },
}

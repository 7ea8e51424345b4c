import type { Database } from '#backend/db/database.ts'

/** Gives a site that has no category yet those that the product comes with; nothing can be listed without one. */
export async function provideCategories(db: Database): Promise<void> {
  const { rows } = await db.pool.query('select from public.categories limit 1')
  if (rows.length > 0) return
  const { seedCategories } = await import('#seed/stages/seed-categories.ts')
  await seedCategories(db.pool)
}

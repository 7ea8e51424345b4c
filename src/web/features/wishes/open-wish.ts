import type { Database } from '#contract/database.ts'

/** A wish as everyone sees it. */
export type OpenWish = Database['public']['Views']['open_wishes']['Row']

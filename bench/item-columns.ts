/** What the two ways to one item, the data API and the prepared select, both read. */
export const ITEM_COLUMNS =
  'id,title,description,price_per_day_cents,price_per_hour_cents,deposit_cents,city,neighbourhood,latitude,longitude,rating_sum,rating_count'

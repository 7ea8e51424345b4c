/** The columns that both ways to one item read, the data API and the prepared select. */
export const ITEM_COLUMNS =
  'id,title,description,price_per_day_cents,price_per_hour_cents,deposit_cents,city,neighbourhood,latitude,longitude,rating_sum,rating_count'

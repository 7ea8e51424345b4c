/** The columns of an item that both the data API and the prepared select read. */
export const ITEM_COLUMNS =
  'id,title,description,price_per_day_cents,price_per_hour_cents,deposit_cents,city,neighbourhood,latitude,longitude,rating_sum,rating_count'

/** A place as people say it, "Neukölln, Berlin", or the city alone where no part of it is known. */
export const placeName = ({ neighbourhood, city }: { neighbourhood?: string | null; city?: string | null }) =>
  [neighbourhood, city].filter(Boolean).join(', ')

import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../lib/root-data.ts'
import { cityIn } from './city-names.ts'
import { fetchCityNames } from './fetch-city-names.ts'

/** What readers call a town; an address to send something to stays as it was typed. */
export function useCityName(): (city: string) => string {
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['city-names'],
    queryFn: fetchCityNames,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (city) => (data ? cityIn(data, city, language) : city)
}

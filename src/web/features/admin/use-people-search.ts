import { useSearchParams } from 'react-router'

const MAX_PAGE = 10_000

/** Whom the address asks for: `?q=` and `?page=`. */
export function usePeopleSearch() {
  const [parameters] = useSearchParams()
  const words = (parameters.get('q') ?? '').trim().slice(0, 80)
  const page = Math.min(Math.max(Math.trunc(Number(parameters.get('page'))) || 1, 1), MAX_PAGE)
  const to = (next: number) => `?${new URLSearchParams({ ...(words && { q: words }), page: String(next) })}`
  return { words, page, to }
}

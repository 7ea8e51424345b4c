import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { isWatched, type Rows, watchRows } from './watch-rows.ts'

/**
 * Has a query's data loaded again whenever one of the rows changes, while `rows` are given. True while that works: the
 * page need not ask by itself then.
 */
export function useLive(rows: Rows | undefined, queryKey: QueryKey): boolean {
  const queries = useQueryClient()
  const [, render] = useReducer((count: number) => count + 1, 0)
  const watched = rows && JSON.stringify([rows, queryKey])
  useEffect(() => {
    if (!watched) return
    const [rows, queryKey] = JSON.parse(watched) as [Rows, QueryKey]
    return watchRows(rows, {
      loads: watched,
      changed: () => void queries.invalidateQueries({ queryKey }),
      liveness: render,
    })
  }, [watched, queries])
  return rows !== undefined && isWatched(rows)
}

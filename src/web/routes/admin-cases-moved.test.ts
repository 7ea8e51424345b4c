import { expect, it } from 'vitest'
import { loader } from './admin-cases-moved.ts'

const leads = (path: string, id?: string) =>
  loader({ request: new Request(`http://site.test/admin/${path}`), params: { id } } as never).headers.get(
    'location',
  )

it('leads from the queues of before to the same kind in the one queue, and from a case to itself', () => {
  expect(leads('reports')).toBe('/admin/cases?about=item')
  expect(leads('conduct')).toBe('/admin/cases?about=person')
  expect(leads('wishes')).toBe('/admin/cases?about=wish')
  expect(leads('reviews/5', '5')).toBe('/admin/cases/5')
})

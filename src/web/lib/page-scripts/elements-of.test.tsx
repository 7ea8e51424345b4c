import { Fragment } from 'react'
import { expect, it } from 'vitest'
import { elementsOf } from './elements-of.ts'

it('finds the elements within fragments, each with a key of its own', () => {
  const elements = elementsOf(
    <>
      <link rel="a" />
      <Fragment key="inner">
        <script id="b" />
        {false}
        <script id="c" />
      </Fragment>
      <script id="d" />
    </>,
  )
  expect(elements.map(({ props }) => props.rel ?? props.id)).toEqual(['a', 'b', 'c', 'd'])
  expect(new Set(elements.map(({ key }) => key)).size).toBe(4)
})

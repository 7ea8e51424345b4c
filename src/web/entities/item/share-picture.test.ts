// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { sharePicture } from './share-picture.ts'

it('marks the picture of the card that was pressed, and no other of the screen', () => {
  document.body.innerHTML = `
    <span class="shared-picture" id="gallery"><img alt=""></span>
    <article><span id="first"><img alt=""></span><a href="/product/1">Drill</a></article>
    <ul><li><span id="second"><img alt=""></span><a href="/product/2">Tent</a></li></ul>
    <article><a href="/product/3">Without a picture</a></article>`
  const marked = () => [...document.querySelectorAll('.shared-picture')].map(({ id }) => id)
  const [first, second, none] = document.querySelectorAll('a')
  sharePicture(first!)
  expect(marked()).toEqual(['first'])
  sharePicture(second!)
  expect(marked()).toEqual(['second'])
  sharePicture(none!)
  expect(marked()).toEqual([])
})

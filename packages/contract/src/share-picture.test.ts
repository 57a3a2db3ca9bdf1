import { expect, it } from 'vitest'
import { pageOfSharePicture, sharePicturePath } from './share-picture.ts'

const about = { path: '/about', title: 'About us', description: 'What we are for.' }

it('gives a page one picture path, and another one when its text changes', () => {
  expect(sharePicturePath(about)).toMatch(/^\/og\/[0-9a-z]+\/about\.png$/)
  expect(sharePicturePath(about)).toBe(sharePicturePath({ ...about }))
  expect(sharePicturePath({ ...about, title: 'About Cardsight' })).not.toBe(sharePicturePath(about))
})

it.each(['/', '/about', '/blog/a-post', '/cards/chase-freedom-flex'])(
  'maps the picture path back to the page %s',
  (path) => {
    expect(pageOfSharePicture(sharePicturePath({ ...about, path }))).toBe(path)
  },
)

it.each(['/og/abc.png', '/og/abc/about', '/og/abc/about?x.png', '/about.png', '/og//about.png'])(
  'rejects %s',
  (address) => {
    expect(pageOfSharePicture(address)).toBeNull()
  },
)

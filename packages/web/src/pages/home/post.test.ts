import { expect, it } from 'vitest'
import { postsOf } from './post.ts'

const here = 'https://cardsight.example'
const item = {
  title: 'A bonus counts once',
  link: `${here}/blog/a-bonus-counts-once`,
  pubDate: 'Mon, 02 Nov 2026 09:00:00 GMT',
  guid: 'a-bonus-counts-once',
}

it('S-HOME-06, B-CONST-20: takes the first 3 posts', () => {
  const posts = postsOf(
    ['a', 'b', 'c', 'd'].map((title) => ({ ...item, title })),
    here,
  )
  expect(posts.map(({ title }) => title)).toEqual(['a', 'b', 'c'])
})

it('links our own posts by path, with their date', () => {
  expect(postsOf([item], here)).toEqual([
    { title: 'A bonus counts once', path: '/blog/a-bonus-counts-once', day: 'Nov 2, 2026' },
  ])
})

it('links external posts by full URL, without an unreadable date', () => {
  const outside = { ...item, link: 'https://cardsight.example.org/post', pubDate: 'some day' }
  expect(postsOf([outside], here)).toEqual([
    { title: item.title, path: 'https://cardsight.example.org/post', day: null },
  ])
})

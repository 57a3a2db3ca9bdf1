import { render, waitFor } from '@testing-library/react'
import { createRoutesStub, Meta } from 'react-router'
import { describe, expect, it } from 'vitest'
import { pageMeta } from './page-meta.ts'

const about = {
  title: 'About us | Cardsight',
  description: 'What we are for.',
  path: '/about',
  publicUrl: 'https://cardsight.example',
}

describe('pageMeta', () => {
  it('gives an absolute canonical address and the same to those who share the page', () => {
    const meta = pageMeta(about)
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://cardsight.example/about',
    })
    expect(meta).toContainEqual({ property: 'og:url', content: 'https://cardsight.example/about' })
    expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary' })
  })

  it('asks to stay out of search only when told so', () => {
    const robots = { name: 'robots', content: 'noindex' }
    expect(pageMeta(about)).not.toContainEqual(robots)
    expect(pageMeta({ ...about, noindex: true })).toContainEqual(robots)
  })

  it('names a picture by its absolute address', () => {
    const meta = pageMeta({ ...about, image: '/share.png' })
    expect(meta).toContainEqual({ property: 'og:image', content: 'https://cardsight.example/share.png' })
    expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
  })

  it('keeps data for machines inside its script element, whatever the data says', async () => {
    const name = '</script><script>alert(1)</script>'
    const Stub = createRoutesStub([
      {
        path: '/',
        Component: Meta,
        meta: () => pageMeta({ ...about, jsonLd: [{ '@type': 'Thing', name }] }),
      },
    ])
    const { container } = render(<Stub />)
    await waitFor(() => expect(document.querySelector('script')).not.toBeNull())
    const scripts = [...document.querySelectorAll('script'), ...container.querySelectorAll('script')]
    expect(new Set(scripts).size).toBe(1)
    expect(scripts[0]?.innerHTML).not.toContain('</script')
    expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual({ '@type': 'Thing', name })
  })
})

import { sharePicturePath } from '@cardsight/contract/share-pictures'
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
  it('returns an absolute canonical URL, and the same for sharing', () => {
    const meta = pageMeta(about)
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://cardsight.example/about',
    })
    expect(meta).toContainEqual({ property: 'og:url', content: 'https://cardsight.example/about' })
  })

  it('excludes a page from search only if requested', () => {
    const robots = { name: 'robots', content: 'noindex' }
    expect(pageMeta(about)).not.toContainEqual(robots)
    expect(pageMeta({ ...about, noindex: true })).toContainEqual(robots)
  })

  it('links the share image for this text by its absolute URL, and the feed', () => {
    const meta = pageMeta(about)
    const picture = `https://cardsight.example${sharePicturePath(about)}`
    expect(meta).toContainEqual({ property: 'og:image', content: picture })
    expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
    expect(meta).toContainEqual(expect.objectContaining({ rel: 'alternate', href: '/blog/feed.xml' }))
  })

  it('has no share image for a page excluded from search', () => {
    const meta = pageMeta({ ...about, noindex: true })
    expect(JSON.stringify(meta)).not.toContain('og:image')
    expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary' })
  })

  it('keeps structured data inside its script element, whatever it contains', async () => {
    const name = '</script><script>alert(1)</script>'
    const Stub = createRoutesStub([
      {
        path: '/',
        Component: Meta,
        meta: () => pageMeta({ ...about, jsonLd: [{ '@type': 'Thing', name }] }),
      },
    ])
    const { container } = render(<Stub />)
    await waitFor(() => expect(container.querySelector('script')).not.toBeNull())
    const scripts = [...container.querySelectorAll('script')]
    expect(scripts).toHaveLength(1)
    expect(scripts[0]?.innerHTML).not.toContain('</script')
    expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual({ '@type': 'Thing', name })
  })
})

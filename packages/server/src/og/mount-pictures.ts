/** Serves social sharing pictures of pages, drawn on first request and cached. */
import { pagePaths } from '@cardsight/contract/paths'
import { pageOfSharePicture } from '@cardsight/contract/share-pictures'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { ApiServer } from '../http/api-server.ts'
import { readPageMetadata } from './page-metadata.ts'
import type { PictureCard } from './picture.ts'
import { renderPicture } from './render-picture.ts'

/** More than there are pages; about 40 KB each. */
const MAX_CACHED = 400
const FOREVER = 'public, max-age=31536000, immutable'

export function mountPictures(app: ApiServer, deps: Pick<Deps, 'catalog' | 'publicUrl'>) {
  const cached = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED })

  app.get('/og/*', { schema: { hide: true } }, async (request, reply) => {
    const picture = await take(request.url, request.ip)
    return reply
      .type('image/png')
      .headers({ 'cache-control': FOREVER, 'cross-origin-resource-policy': 'cross-origin' })
      .send(picture)
  })

  /** Concurrent requests share one drawing; failures aren't cached. */
  function take(address: string, remoteAddress: string): Promise<Buffer> {
    const existing = cached.get(address)
    if (existing !== undefined) {
      return existing
    }
    const drawn = draw(address, remoteAddress)
    cached.set(address, drawn)
    drawn.catch(() => cached.delete(address))
    return drawn
  }

  /**
   * Draws only what a page says about itself, so nobody can put their own text into our picture. Rendering
   * the page counts against the client's limits.
   */
  async function draw(address: string, remoteAddress: string): Promise<Buffer> {
    const path = pageOfSharePicture(address)
    const page = path === null ? null : await app.inject({ url: path, remoteAddress })
    const metadata = page?.statusCode === 200 ? readPageMetadata(page.body) : null
    if (path === null || metadata === null || metadata.picture !== `${deps.publicUrl}${address}`) {
      throw new AppError('not-found')
    }
    return renderPicture({
      title: metadata.title.replace(/ \| Cardsight$/, ''),
      description: metadata.description,
      card: findCard(path),
    })
  }

  function findCard(path: string): PictureCard | null {
    const card = deps.catalog.cards.find(({ id }) => pagePaths.card(id) === path)
    if (card === undefined) {
      return null
    }
    const { name, issuer, face } = card
    return { name, issuer, face }
  }
}

import type { NewsletterOptions } from '@cardsight/contract'
import { ClientLinks } from '../../ui/client-links.tsx'
import type { HomeAnswer } from './answer.ts'
import { Band } from './band.tsx'
import type { CatalogStats } from './catalog-stats.ts'
import { InstallButton } from './install-button.tsx'
import {
  AppAdvert,
  Benefits,
  CatalogStatsPanel,
  Explainer,
  Hero,
  HowItWorks,
  LatestPosts,
  LinkPanels,
  NewsletterField,
  NewsletterIntro,
  QuoteList,
} from './lazy-parts.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import type { LatestPost } from './post.ts'
import { Quotes } from './quotes.tsx'
import { Rotation } from './rotation.tsx'
import { EXPLAINER_MS, HOW_IT_WORKS_MS } from './rotation-timings.ts'
import { StaticPart } from './static-part.tsx'

export type HomePageProps = {
  /** Null if the ranking failed: the page renders without it. */
  answer: HomeAnswer | null
  stats: CatalogStats
  posts: readonly LatestPost[]
  /** Null if the server doesn't say how to subscribe. */
  newsletter: NewsletterOptions | null
}

export function HomePage({ answer, stats, posts, newsletter }: HomePageProps) {
  return (
    <ClientLinks>
      <section aria-labelledby="pitch">
        <StaticPart id="home-hero">
          <Hero titleId="pitch" answer={answer} />
        </StaticPart>
        <Quotes>
          <StaticPart id="home-quotes">
            <QuoteList />
          </StaticPart>
        </Quotes>
      </section>
      <Band isPanel titleId="explainer">
        <Rotation name="the pictures" everyMs={EXPLAINER_MS}>
          <StaticPart id="home-explainer">
            <Explainer titleId="explainer" />
          </StaticPart>
        </Rotation>
      </Band>
      <StaticPart id="home-links">
        <LinkPanels />
      </StaticPart>
      <Band isPanel id="HowItWorks" titleId="how-it-works">
        <Rotation name="the steps" everyMs={HOW_IT_WORKS_MS} waitsForView>
          <StaticPart id="home-steps">
            <HowItWorks titleId="how-it-works" />
          </StaticPart>
        </Rotation>
      </Band>
      <StaticPart id="home-reading">
        <Benefits />
        {posts.length > 0 && <LatestPosts posts={posts} />}
      </StaticPart>
      <Band isPanel titleId="newsletter">
        <div className="grid gap-x-16 menu:grid-cols-2">
          <StaticPart id="home-newsletter">
            <NewsletterIntro titleId="newsletter" options={newsletter} />
          </StaticPart>
          {newsletter?.embedUrl === null && (
            <NewsletterForm subscribe={subscribe}>
              <StaticPart id="home-newsletter-field">
                <NewsletterField />
              </StaticPart>
            </NewsletterForm>
          )}
        </div>
      </Band>
      <Band titleId="app-advert">
        <StaticPart id="home-app">
          <AppAdvert titleId="app-advert" />
        </StaticPart>
        <InstallButton />
      </Band>
      <StaticPart id="home-ledger">
        <CatalogStatsPanel stats={stats} />
      </StaticPart>
    </ClientLinks>
  )
}

/** The API client is loaded when the first address is submitted. */
async function subscribe(email: string) {
  return (await import('./subscribe.ts')).subscribe(email)
}

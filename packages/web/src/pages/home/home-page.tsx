import type { NewsletterOptions } from '@cardsight/contract'
import { FollowedLinks } from '../../ui/followed-links.tsx'
import type { HomeAnswer } from './answer.ts'
import { Band } from './band.tsx'
import { InstallButton } from './install-button.tsx'
import { Kept } from './kept.tsx'
import {
  AppAdvert,
  Benefits,
  Explainer,
  Hero,
  HowItWorks,
  LatestPosts,
  LedgerPanel,
  LinkPanels,
  NewsletterField,
  NewsletterWords,
  QuoteList,
} from './lazy-parts.ts'
import type { Ledger } from './ledger.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import type { LatestPost } from './post.ts'
import { Quotes } from './quotes.tsx'
import { Rotation } from './rotation.tsx'
import { EXPLAINER_MS, HOW_IT_WORKS_MS } from './rotation-timings.ts'

export type HomePageProps = {
  /** Null when the ranking did not answer: the page goes on without it. */
  answer: HomeAnswer | null
  ledger: Ledger
  posts: readonly LatestPost[]
  /** Null while the server does not say how to subscribe. */
  newsletter: NewsletterOptions | null
}

export function HomePage({ answer, ledger, posts, newsletter }: HomePageProps) {
  return (
    <FollowedLinks>
      <section aria-labelledby="pitch">
        <Kept id="home-hero">
          <Hero titleId="pitch" answer={answer} />
        </Kept>
        <Quotes>
          <Kept id="home-quotes">
            <QuoteList />
          </Kept>
        </Quotes>
      </section>
      <Band isPanel titleId="explainer">
        <Rotation name="the pictures" everyMs={EXPLAINER_MS}>
          <Kept id="home-explainer">
            <Explainer titleId="explainer" />
          </Kept>
        </Rotation>
      </Band>
      <Kept id="home-links">
        <LinkPanels />
      </Kept>
      <Band isPanel id="HowItWorks" titleId="how-it-works">
        <Rotation name="the steps" everyMs={HOW_IT_WORKS_MS} waitsForView>
          <Kept id="home-steps">
            <HowItWorks titleId="how-it-works" />
          </Kept>
        </Rotation>
      </Band>
      <Kept id="home-reading">
        <Benefits />
        {posts.length > 0 && <LatestPosts posts={posts} />}
      </Kept>
      <Band isPanel titleId="newsletter">
        <div className="grid gap-x-16 menu:grid-cols-2">
          <Kept id="home-newsletter">
            <NewsletterWords titleId="newsletter" options={newsletter} />
          </Kept>
          {newsletter?.embedUrl === null && (
            <NewsletterForm subscribe={subscribe}>
              <Kept id="home-newsletter-field">
                <NewsletterField />
              </Kept>
            </NewsletterForm>
          )}
        </div>
      </Band>
      <Band titleId="app-advert">
        <Kept id="home-app">
          <AppAdvert titleId="app-advert" />
        </Kept>
        <InstallButton />
      </Band>
      <Kept id="home-ledger">
        <LedgerPanel ledger={ledger} />
      </Kept>
    </FollowedLinks>
  )
}

/** The code that calls the server comes with the first address that is sent. */
async function subscribe(email: string) {
  return (await import('./subscribe.ts')).subscribe(email)
}

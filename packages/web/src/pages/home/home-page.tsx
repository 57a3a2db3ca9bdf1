import { pagePaths } from '@cardsight/contract/paths'
import type { NewsletterOptions } from '@cardsight/contract/schemas'
import { useRef } from 'react'
import { ClientLinks } from '../../ui/client-links.tsx'
import type { HomeAnswer } from './answer.ts'
import { Band } from './band.tsx'
import type { FilledIn } from './filled-in.ts'
import type { HomeFacts } from './home-facts.ts'
import { InstallButton } from './install-button.tsx'
import {
  AnswerPanel,
  AppAdvert,
  Benefits,
  CatalogSection,
  Explainer,
  Hero,
  HowItWorks,
  LatestPosts,
  LinkPanels,
  NewsletterField,
  NewsletterIntro,
  QuoteList,
  WinnerBar,
} from './lazy-parts.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import type { LatestPost } from './post.ts'
import { Quotes } from './quotes.tsx'
import { Rotation } from './rotation.tsx'
import { EXPLAINER_MS, HOW_IT_WORKS_MS } from './rotation-timings.ts'
import { StaticPart } from './static-part.tsx'
import { TryIt } from './try-it.tsx'

export type HomePageProps = {
  filledIn: FilledIn
  /** Null if the ranking failed: the page renders without it. */
  answer: HomeAnswer | null
  /** Null if they couldn't be calculated: the sections render without numbers. */
  facts: HomeFacts | null
  stats: string
  posts: readonly LatestPost[]
  /** Null if the server doesn't say how to subscribe. */
  newsletter: NewsletterOptions | null
}

export function HomePage({ filledIn, answer, facts, stats, posts, newsletter }: HomePageProps) {
  const findPath = useRef<string>(pagePaths.dashboard)
  return (
    <ClientLinks currentPath={(path) => (path === pagePaths.dashboard ? findPath.current : path)}>
      <section aria-labelledby="pitch">
        <TryIt
          filledIn={filledIn}
          answer={answer}
          findPathRef={findPath}
          fields={
            <StaticPart id="home-hero">
              <Hero titleId="pitch" costs={filledIn.costs} />
            </StaticPart>
          }
        >
          {answer !== null && (
            <StaticPart id="home-answer">
              <AnswerPanel answer={answer} />
              <WinnerBar answer={answer} />
            </StaticPart>
          )}
        </TryIt>
        <Quotes>
          <StaticPart id="home-quotes">
            <QuoteList cards={facts?.households ?? []} />
          </StaticPart>
        </Quotes>
      </section>
      <Band isPanel titleId="explainer">
        <Rotation name="the pictures" everyMs={EXPLAINER_MS}>
          <StaticPart id="home-explainer">
            <Explainer titleId="explainer" facts={facts} />
          </StaticPart>
        </Rotation>
      </Band>
      <StaticPart id="home-links">
        <LinkPanels contexts={facts?.contexts ?? {}} overall={answer?.cards[0]} />
      </StaticPart>
      <Band isPanel id="HowItWorks" titleId="how-it-works">
        <Rotation name="the steps" everyMs={HOW_IT_WORKS_MS} waitsForView>
          <StaticPart id="home-steps">
            <HowItWorks titleId="how-it-works" answer={answer} facts={facts} />
          </StaticPart>
        </Rotation>
      </Band>
      <StaticPart id="home-reading">
        <Benefits facts={facts?.benefits ?? []} />
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
          <AppAdvert titleId="app-advert" answer={answer} />
        </StaticPart>
        <InstallButton />
      </Band>
      <StaticPart id="home-data">
        <CatalogSection stats={stats} />
      </StaticPart>
    </ClientLinks>
  )
}

/** The API client is loaded when the first address is submitted. */
async function subscribe(email: string) {
  return (await import('./subscribe.ts')).subscribe(email)
}

import type { NewsletterOptions } from '@cardsight/contract/schemas'
import type { HomeAnswer } from './answer.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { AppAdvert } from './app-advert.tsx'
import { Band } from './band.tsx'
import { Benefits } from './benefits.tsx'
import { CatalogSection } from './catalog-section.tsx'
import { Explainer } from './explainer.tsx'
import type { FilledIn } from './filled-in.ts'
import { FindPathProvider } from './find-button.tsx'
import { Hero } from './hero.tsx'
import type { HomeFacts } from './home-facts.ts'
import { HowItWorks } from './how-it-works.tsx'
import { InstallButton } from './install-button.tsx'
import { LatestPosts } from './latest-posts.tsx'
import { LinkPanels } from './link-panels.tsx'
import { NewsletterField } from './newsletter-field.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { NewsletterIntro } from './newsletter-intro.tsx'
import type { LatestPost } from './post.ts'
import { QuoteList } from './quote-list.tsx'
import { Quotes } from './quotes.tsx'
import { Rotation } from './rotation.tsx'
import { EXPLAINER_MS, HOW_IT_WORKS_MS } from './rotation-timings.ts'
import { TryIt } from './try-it.tsx'
import { WinnerBar } from './winner-bar.tsx'

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
  return (
    <FindPathProvider>
      <section aria-labelledby="pitch">
        <TryIt filledIn={filledIn} answer={answer} fields={<Hero titleId="pitch" costs={filledIn.costs} />}>
          {answer !== null && (
            <>
              <AnswerPanel answer={answer} />
              <WinnerBar answer={answer} />
            </>
          )}
        </TryIt>
        <Quotes>
          <QuoteList cards={facts?.households ?? []} />
        </Quotes>
      </section>
      <Band isPanel titleId="explainer">
        <Rotation name="the pictures" everyMs={EXPLAINER_MS}>
          <Explainer titleId="explainer" facts={facts} />
        </Rotation>
      </Band>
      <LinkPanels contexts={facts?.contexts ?? {}} overall={answer?.cards[0]} />
      <Band isPanel id="HowItWorks" titleId="how-it-works">
        <Rotation name="the steps" everyMs={HOW_IT_WORKS_MS} waitsForView>
          <HowItWorks titleId="how-it-works" answer={answer} facts={facts} />
        </Rotation>
      </Band>
      <Benefits facts={facts?.benefits ?? []} />
      {posts.length > 0 && <LatestPosts posts={posts} />}
      <Band isPanel titleId="newsletter">
        <div className="grid gap-x-16 menu:grid-cols-2">
          <div>
            <NewsletterIntro titleId="newsletter" options={newsletter} />
          </div>
          {newsletter?.embedUrl === null && (
            <NewsletterForm subscribe={subscribe}>
              <NewsletterField />
            </NewsletterForm>
          )}
        </div>
      </Band>
      <Band titleId="app-advert">
        <AppAdvert titleId="app-advert" answer={answer} />
        <InstallButton />
      </Band>
      <CatalogSection stats={stats} />
    </FindPathProvider>
  )
}

/** The API client is loaded when the first address is submitted. */
async function subscribe(email: string) {
  return (await import('./subscribe.ts')).subscribe(email)
}

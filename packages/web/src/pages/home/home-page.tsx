import { pagePaths } from '@cardsight/contract/paths'
import type { NewsletterOptions } from '@cardsight/contract/site'
import { lazy, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ClientLinks } from '../../ui/client-links.tsx'
import type { FilledIn, HomeAnswer } from './answer.ts'
import type { HomeFacts } from './home-facts.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import type { LatestPost } from './post.ts'
import { IconButton, Rotation } from './rotation.tsx'
import { TryIt } from './try-it.tsx'

/** How long each picture of the explainer and each step of how-it-works is shown. */
export const EXPLAINER_MS = 7000
export const HOW_IT_WORKS_MS = 5000

export type HomePageProps = {
  filledIn: FilledIn
  /** Null if the ranking failed: the page renders without it. */
  answer: HomeAnswer | null
  /** Null if they couldn't be calculated: the sections render without numbers. */
  facts: HomeFacts | null
  posts: readonly LatestPost[]
  /** Null if the server doesn't say how to subscribe. */
  newsletter: NewsletterOptions | null
}

export function HomePage({ filledIn, answer, facts, posts, newsletter }: HomePageProps) {
  const findPath = useRef<string>(pagePaths.dashboard)
  const hasPosts = posts.length > 0
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
      <Section id="HowItWorks" titleId="how-it-works">
        <Rotation name="the steps" everyMs={HOW_IT_WORKS_MS} waitsForView canChoose={false}>
          <StaticPart id="home-steps">
            <HowItWorks titleId="how-it-works" />
          </StaticPart>
        </Rotation>
        <div className="mt-4 grid gap-x-16 gap-y-6 menu:grid-cols-[3fr_2fr]">
          <Rotation name="the pictures" everyMs={EXPLAINER_MS}>
            <StaticPart id="home-explainer">
              <Explainer facts={facts} />
            </StaticPart>
          </Rotation>
          <StaticPart id="home-sharing">
            <Sharing />
          </StaticPart>
        </div>
      </Section>
      <Section titleId="leaders">
        <StaticPart id="home-leaders">
          <Leaders
            titleId="leaders"
            contexts={facts?.contexts ?? {}}
            benefitCounts={facts?.benefitCounts ?? []}
            overall={answer?.cards[0]}
          />
        </StaticPart>
      </Section>
      <Section titleId="reading">
        <StaticPart id="home-reading">
          <SectionHead titleId="reading" title={hasPosts ? 'From the blog' : 'Stay up to date'} />
        </StaticPart>
        <div className="grid gap-x-16 gap-y-6 menu:grid-cols-[3fr_2fr]">
          {hasPosts && (
            <StaticPart id="home-posts">
              <LatestPosts posts={posts} />
            </StaticPart>
          )}
          <div>
            <StaticPart id="home-newsletter">
              <NewsletterIntro options={newsletter} />
            </StaticPart>
            {newsletter?.embedUrl === null && (
              <NewsletterForm subscribe={subscribe}>
                <StaticPart id="home-newsletter-field">
                  <NewsletterField />
                </StaticPart>
              </NewsletterForm>
            )}
          </div>
        </div>
      </Section>
      <Section titleId="app-advert">
        <StaticPart id="home-app">
          <AppAdvert titleId="app-advert" />
        </StaticPart>
        <InstallButton />
      </Section>
    </ClientLinks>
  )
}

type SectionProps = { titleId: string; id?: string; children: ReactNode }

/** A section of the page below the hero. */
function Section({ titleId, id, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={titleId} className="mx-auto max-w-page px-4 narrow:px-6">
      <div className="border-t border-hairline py-6 narrow:py-10">{children}</div>
    </section>
  )
}

/** The API client is loaded when the first address is submitted. */
async function subscribe(email: string) {
  return (await import('./subscribe.ts')).subscribe(email)
}

/**
 * A static part of the page. If the server has rendered it, its markup stays and its code, a lazy child, is never
 * loaded; it is needed only after client-side navigation.
 */
export function StaticPart({ id, children }: { id: string; children: ReactNode }) {
  const [isDrawn] = useState(() => typeof document !== 'undefined' && document.getElementById(id) !== null)
  if (isDrawn) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing: React keeps the existing markup when it hydrates
    return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  }
  // No Suspense: the previous page stays until this one is complete, so that the scroll position can be restored.
  return <div id={id}>{children}</div>
}

/** A row that scrolls and snaps natively; with a script there are buttons too. */
function Quotes({ children }: { children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  const turn = (pages: number) => {
    const list = row.current?.querySelector('ul')
    list?.scrollTo({ left: leftAfter(list, pages) })
  }
  return (
    <section
      aria-roledescription="carousel"
      aria-label="What Cardsight is for"
      className="mx-auto max-w-page px-4 narrow:px-6"
    >
      <div className="flex items-center gap-2 border-t border-hairline py-4 narrow:py-6">
        <IconButton label="Previous quote" d="m12.500 5-5 5 5 5" onClick={() => turn(-1)} />
        <div ref={row} className="min-w-0 flex-1">
          {children}
        </div>
        <IconButton label="Next quote" d="m7.500 5 5 5-5 5" onClick={() => turn(1)} />
      </div>
    </section>
  )
}

/** Wraps around at both ends. */
function leftAfter({ scrollLeft, clientWidth, scrollWidth }: Element, pages: number): number {
  const wanted = Math.round(scrollLeft / clientWidth + pages) * clientWidth
  const last = scrollWidth - clientWidth
  if (wanted < 0) {
    return last
  }
  return wanted > last ? 0 : wanted
}

/** The event of a browser that can install the app; missing in the DOM's own types. */
type InstallOffer = Event & { prompt: () => Promise<unknown> }

/** Shown only if the browser offers to install; otherwise the text next to it says how. */
function InstallButton() {
  const [offer, setOffer] = useState<InstallOffer | null>(null)
  useEffect(() => {
    const handleOffer = (event: Event) => {
      if (canPrompt(event)) {
        event.preventDefault()
        setOffer(event)
      }
    }
    window.addEventListener('beforeinstallprompt', handleOffer)
    return () => window.removeEventListener('beforeinstallprompt', handleOffer)
  }, [])
  if (offer === null) {
    return null
  }
  const handleClick = () => {
    // A browser accepts an offer only once.
    setOffer(null)
    void offer.prompt()
  }
  return (
    <Button onClick={handleClick} variant="secondary" className="mt-4">
      Install Cardsight
    </Button>
  )
}

function canPrompt(event: Event): event is InstallOffer {
  return 'prompt' in event
}

/** The parts inside `StaticPart`: their code is loaded only if the server has not rendered them. */
const load = () => import('./parts.ts')
type Parts = Awaited<ReturnType<typeof load>>

function part<Name extends keyof Parts>(name: Name) {
  return lazy(async () => ({ default: (await load())[name] }))
}

const Hero = part('Hero')
const AnswerPanel = part('AnswerPanel')
const WinnerBar = part('WinnerBar')
const QuoteList = part('QuoteList')
const HowItWorks = part('HowItWorks')
const Explainer = part('Explainer')
const Sharing = part('Sharing')
const Leaders = part('Leaders')
const SectionHead = part('SectionHead')
const LatestPosts = part('LatestPosts')
const NewsletterIntro = part('NewsletterIntro')
const NewsletterField = part('NewsletterField')
const AppAdvert = part('AppAdvert')

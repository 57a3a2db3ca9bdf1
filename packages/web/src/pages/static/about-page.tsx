import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import {
  aboutParagraphs,
  advertiserDisclosure,
  afterFormula,
  independence,
  mission,
  promises,
} from '../../content/about.ts'
import { TextPage } from '../../layout/text-page.tsx'
import { LinkButton } from '../../ui/button.tsx'
import type { About } from './about-data.ts'
import { Formula } from './formula.tsx'

export function AboutPage({ stats }: Pick<About, 'stats'>) {
  return (
    <TextPage heading="About us">
      <p className="ledger-margin py-1 pl-5">
        <span className="ledger-label block text-ink-soft">Our mission</span>
        <span className="block font-serif text-2xl">{mission}</span>
      </p>
      <Paragraphs of={aboutParagraphs} />
      <h2 className="pt-6">How we calculate the ranking</h2>
      <Formula />
      <p>{afterFormula}</p>
      <p>
        <Link to={pagePaths.methodology}>Read how we rank, with a worked example</Link>
      </p>
      <h2 className="pt-6">Independent of advertisers</h2>
      <Paragraphs of={independence} />
      <section aria-labelledby="data" className="space-y-3">
        <h2 id="data" className="pt-6">
          Our data today
        </h2>
        <p className="font-serif text-xl">{stats}</p>
        <p>
          Our card facts come from open data sets, not from the banks. Every card page lists its sources and
          their dates. <Link to={pagePaths.cards}>See every card</Link> or{' '}
          <Link to={pagePaths.openData}>download the data</Link>.
        </p>
      </section>
      <h2 className="pt-6">Our promises</h2>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {promises.map((promise) => (
          <li key={promise} className="flex gap-3 py-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-evergreen" />
            {promise}
          </li>
        ))}
      </ul>
      <h2 id="AdvertiserDisclosure" className="pt-6">
        {sentences.advertiserDisclosure}
      </h2>
      <Paragraphs of={advertiserDisclosure} />
      <p className="pt-4" data-print="hide">
        <LinkButton to={pagePaths.dashboard}>{sentences.findYourBestCard}</LinkButton>
      </p>
    </TextPage>
  )
}

function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}

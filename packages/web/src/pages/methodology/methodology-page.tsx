import { apiPaths } from '@cardsight/contract/api-paths'
import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { Link } from 'react-router'
import { independence } from '../../content/about.ts'
import { assumedPerson } from '../../content/assumed-person.ts'
import {
  leftOut,
  leftOutTitle,
  methodologyLead,
  methodParts,
  pointParagraphs,
  profileParagraphs,
} from '../../content/methodology.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Formula } from '../static/formula.tsx'
import { TextPage } from '../static/text-page.tsx'
import { Paragraphs, TextPart } from '../static/text-part.tsx'
import { Assumed } from './assumed.tsx'
import type { Methodology } from './methodology-data.ts'
import { PointValues } from './point-values.tsx'
import { Example } from './worked-example.tsx'

const notAnswering = 'We can’t load this part right now. Please try again in a few minutes.'

export function MethodologyPage({ example, programs }: Methodology) {
  return (
    <TextPage heading="How we rank">
      <p className="text-lg">{methodologyLead}</p>
      <TextPart id="formula" title="The formula">
        <Formula />
      </TextPart>
      <TextPart id="example" title="A worked example">
        {example === null ? <p>{notAnswering}</p> : <Example example={example} />}
      </TextPart>
      {methodParts.map(({ id, title, paragraphs }) => (
        <TextPart key={id} id={id} title={title}>
          <Paragraphs of={paragraphs} />
        </TextPart>
      ))}
      <TextPart id="assumed" title="What we assume about you">
        <p>
          Unless you change it, or a page says otherwise: {assumedPerson}. Every ranking has a line that says
          what it assumes.
        </p>
        <Assumed />
        <Paragraphs of={profileParagraphs} />
      </TextPart>
      <TextPart id="points" title="What a point is worth">
        <Paragraphs of={pointParagraphs} />
        {programs === null ? <p>{notAnswering}</p> : <PointValues programs={programs} />}
      </TextPart>
      <TextPart id="left-out" title={leftOutTitle}>
        <ul className="list-disc space-y-2 pl-5">
          {leftOut.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </TextPart>
      <TextPart id="independence" title="Independent of advertisers">
        <Paragraphs of={independence} />
      </TextPart>
      <TextPart id="check" title="Check us">
        <p>
          Card facts come from open data sets. <Link to={pagePaths.cards}>Every card page</Link> lists its
          sources and their dates. You can run the calculation with any amounts through{' '}
          <a href={apiPaths.docs}>our API</a>, and every number on the results page has an explanation.
        </p>
        <p className="pt-2" data-print="hide">
          <LinkButton to={pagePaths.dashboard}>{sentences.findYourBestCard}</LinkButton>
        </p>
      </TextPart>
    </TextPage>
  )
}

import { apiPaths, pagePaths, sentences } from '@cardsight/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { independence } from '../../content/about.ts'
import { leftOut, leftOutTitle, methodologyLead, methodParts } from '../../content/methodology.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Formula } from '../static/formula.tsx'
import { TextPage } from '../static/text-page.tsx'
import { Assumed } from './assumed.tsx'
import type { Methodology } from './methodology-data.ts'
import { PointValues } from './point-values.tsx'
import { Example } from './worked-example.tsx'

const notAnswering = 'This part is not answering right now. Please come back in a few minutes.'

export function MethodologyPage({ example, programs }: Methodology) {
  return (
    <TextPage heading="How we rank">
      <p className="text-lg">{methodologyLead}</p>
      <Part id="formula" title="The formula">
        <Formula />
      </Part>
      <Part id="example" title="A worked example">
        {example === null ? <p>{notAnswering}</p> : <Example example={example} />}
      </Part>
      {methodParts.map(({ id, title, paragraphs }) => (
        <Part key={id} id={id} title={title}>
          <Paragraphs of={paragraphs} />
        </Part>
      ))}
      <Part id="assumed" title="What we assume of you">
        <Assumed />
      </Part>
      <Part id="points" title="What a point counts for">
        <p>
          Cash back counts at its face value. For points and miles we take the usual value, from the same
          publisher wherever it has one, so that programs are compared by one measure. Publishers differ by up
          to a factor of two, which is why each value stands here with its source and day.
        </p>
        {programs === null ? <p>{notAnswering}</p> : <PointValues programs={programs} />}
      </Part>
      <Part id="left-out" title={leftOutTitle}>
        <ul className="list-disc space-y-2 pl-5">
          {leftOut.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Part>
      <Part id="independence" title="Independent of who pays">
        <Paragraphs of={independence} />
      </Part>
      <Part id="check" title="Check us">
        <p>
          Card facts come from open data sets. <Link to={pagePaths.cards}>Every card page</Link> lists its
          sources and their dates. The calculation can be asked with any amounts through{' '}
          <a href={apiPaths.docs}>our API</a>, and every figure on the results page can be asked for its
          reason.
        </p>
        <p className="pt-2" data-print="hide">
          <LinkButton to={pagePaths.dashboard}>{sentences.findYourBestCard}</LinkButton>
        </p>
      </Part>
    </TextPage>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="space-y-4 pt-6">
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}

function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}

import { apiPaths } from '@cardsight/contract/api-paths'
import type { RewardProgram } from '@cardsight/contract/cards'
import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { defaultAssumptions, type Habit } from '@cardsight/engine/cards'
import { Check, X } from 'lucide-react'
import { Link } from 'react-router'
import { independence } from '../../content/about.ts'
import { assumedPerson } from '../../content/average-spending.ts'
import {
  leftOut,
  leftOutTitle,
  methodologyLead,
  methodParts,
  pointParagraphs,
  profileParagraphs,
} from '../../content/methodology.ts'
import { Paragraphs, TextPage, TextPart } from '../../layout/text-page.tsx'
import { formatDay } from '../../lib/format-date.ts'
import { LinkButton } from '../../ui/button.tsx'
import { FoldOut, useRevealedFragment } from '../../ui/fold-out.tsx'
import { Cell, HeadCell, Row, RowHead, Table } from '../../ui/table.tsx'
import { Formula } from './formula.tsx'
import type { Methodology } from './methodology-data.ts'
import { Example } from './worked-example.tsx'

/** Each as the end of a sentence that begins with "We assume that you". */
const habits: readonly (readonly [Habit, string])[] = [
  ['direct-booking', 'book directly with hotels and airlines'],
  ['activation', 'activate quarterly categories in time'],
  ['portal', 'book travel through the issuer’s portal'],
  ['mobile-wallet', 'pay with your phone'],
  ['weekend-evening', 'shop on weekend evenings'],
]

/** Default assumptions about a cardholder, read from the engine itself. */
function Assumed() {
  return (
    <ul className="list-none divide-y divide-hairline border-y border-hairline">
      {habits.map(([habit, text]) => {
        const isAssumed = defaultAssumptions.conditions[habit]
        const Icon = isAssumed ? Check : X
        return (
          <li key={habit} className="flex gap-3 py-2.5">
            <Icon
              aria-hidden="true"
              className={`mt-0.5 size-5 shrink-0 ${isAssumed ? 'text-teal' : 'text-ink-soft'}`}
            />
            {isAssumed ? 'We assume' : 'We don’t assume'} that you {text}.
          </li>
        )
      })}
      <li className="flex gap-3 py-2.5">
        <X aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
        We don’t assume memberships, a bank account with an issuer, or an airline, hotel or store program.
      </li>
    </ul>
  )
}

const notAnswering = 'We can’t load this part right now. Please try again in a few minutes.'

export function MethodologyPage({ example, programs }: Methodology) {
  useRevealedFragment()
  return (
    <TextPage heading="How we rank">
      <p>{methodologyLead}</p>
      <Formula />
      <TextPart id="example" title="A worked example">
        {example === null ? <p>{notAnswering}</p> : <Example example={example} />}
      </TextPart>
      <div className="border-t border-hairline">
        {methodParts.map(({ id, title, hint, paragraphs }) => (
          <FoldOut key={id} id={id} title={title} hint={hint}>
            <div className="space-y-4">
              <Paragraphs of={paragraphs} />
            </div>
          </FoldOut>
        ))}
        <FoldOut id="assumed" title="What we assume about you" hint={assumedPerson}>
          <div className="space-y-4">
            <Assumed />
            <Paragraphs of={profileParagraphs} />
          </div>
        </FoldOut>
        <FoldOut id="points" title="What a point is worth" hint="Every program, with publisher and date">
          <div className="space-y-4">
            <Paragraphs of={pointParagraphs} />
            {programs === null ? <p>{notAnswering}</p> : <PointValues programs={programs} />}
          </div>
        </FoldOut>
        <FoldOut id="left-out" title={leftOutTitle} hint="Perks, interest, your approval odds">
          <ul className="list-disc space-y-2 pl-5">
            {leftOut.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </FoldOut>
      </div>
      <Paragraphs of={independence} />
      <p>
        <Link to={pagePaths.cards}>Every card page</Link> lists its sources and their dates. Run the
        calculation with any amounts through <a href={apiPaths.docs}>our API</a>.
      </p>
      <p data-print="hide">
        <LinkButton to={pagePaths.dashboard}>{sentences.findYourBestCard}</LinkButton>
      </p>
    </TextPage>
  )
}

/** Point values by program, with publisher and date. */
function PointValues({ programs }: { programs: readonly RewardProgram[] }) {
  const valued = programs.flatMap(({ values, ...program }) =>
    values === null ? [] : [{ ...program, values }],
  )
  const unvalued = programs.filter(({ isMoney, values }) => values === null && !isMoney)
  return (
    <>
      <Table caption="What a point is worth" hideCaption>
        <thead>
          <tr>
            <HeadCell>Program</HeadCell>
            <HeadCell numeric>Default</HeadCell>
            <HeadCell numeric>Typical</HeadCell>
            <HeadCell>Published by</HeadCell>
          </tr>
        </thead>
        <tbody>
          {valued.map(({ id, name, counted, values: { floor, usual, high } }) => (
            <Row key={id}>
              <RowHead className="align-baseline">{name}</RowHead>
              <Cell numeric className="align-baseline">
                {counted}¢
              </Cell>
              <Cell numeric className="align-baseline">
                {usual.cents}¢
              </Cell>
              <Cell className="align-baseline text-sm">
                {usual.by}, <time dateTime={usual.asOf}>{formatDay(usual.asOf)}</time>
                {floor?.cents !== high.cents && (
                  <span className="block text-ink-soft">
                    Others: {floor === null ? 'up' : `${floor.cents}¢ (${floor.by})`} to {high.cents}¢ (
                    {high.by})
                  </span>
                )}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      {unvalued.length > 0 && (
        <p className="mt-4">
          No reliable value, so we count $0: {unvalued.map(({ name }) => name).join(', ')}.
        </p>
      )}
    </>
  )
}
